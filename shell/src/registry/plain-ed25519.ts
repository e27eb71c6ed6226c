import { hashes, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

export { sha256 };

/** Whether a signature is of these bytes and by this key; false for what is no signature or no key, too. */
export function isSigned(signature: Uint8Array, what: Uint8Array, key: Uint8Array): boolean {
  try {
    return verify(signature, what, key);
  } catch {
    return false;
  }
}
