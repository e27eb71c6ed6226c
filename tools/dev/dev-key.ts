import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { RegistrySignature } from '@cuadra/shared/contract';
import { signedText } from '@cuadra/shared/contract';
import type { RegistryAnswer } from './with-remote.ts';

/** The part of the page that has the keys of the registry, as the server writes it. */
const KEYS = /(<script id="registry-keys" type="application\/json">).*?(<\/script>)/;

/** Stands in for Cuadra's own key in the pages of a dev server: what it makes of an answer, Cuadra has not signed. */
export interface DevKey {
  /** The page, with this key in the place of Cuadra's. */
  inPage: (html: string) => string;
  /** An answer of the registry, signed by this key for the session that asked. */
  signed: (answer: RegistryAnswer, token: string) => RegistryAnswer;
}

export function makeDevKey(): DevKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'jwk' }).x ?? '';
  /** The company of a session, which only the verify call tells. */
  const companies = new Map<string, string | null>();
  return {
    inPage: (html) => html.replace(KEYS, `$1${JSON.stringify([key])}$2`),
    signed(answer, token) {
      const session = sha256(token);
      if (answer.remotes) companies.set(session, answer.company?.id ?? null);
      const signedAt = new Date().toISOString();
      const text = signedText({
        ...{ session, signedAt, company: companies.get(session) ?? null },
        preview: answer.preview?.outcome === 'shown' ? answer.preview.wanted : null,
        remotes: sha256(JSON.stringify(answer.remotes ?? answer.items)),
      });
      const value = sign(null, Buffer.from(text), privateKey).toString('base64url');
      const signature: RegistrySignature = { signed_at: signedAt, signatures: [{ key, value }] };
      return { ...answer, signature };
    },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
