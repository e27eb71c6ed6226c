import { createPublicKey, verify } from 'node:crypto';

const CURVE = 'prime256v1';

/**
 * A device's public key as it is kept: SubjectPublicKeyInfo in DER.
 *
 * @param given in base64url
 * @returns undefined for what is no key of P-256
 */
export function readPublicKey(given: string): Buffer | undefined {
  const key = Buffer.from(given, 'base64url');
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey({ key, format: 'der', type: 'spki' });
    return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === CURVE ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param publicKey as `readPublicKey` gives it
 * @param signature r and s, in base64url
 */
export function isSignedBy(publicKey: Buffer, text: string, signature: string): boolean {
  const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' });
  return verify(
    'sha256',
    Buffer.from(text),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
