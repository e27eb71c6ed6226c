/** The slow way, for pages over plain http and older browsers: fetched where it is needed, and nowhere else. */
const loadPlain = () => import(/* webpackChunkName: "ed25519" */ './plain-ed25519.ts');

/** Absent over plain http, as in a shop's own network. */
const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;

/** SHA-256, hex. */
export async function sha256(text: string): Promise<string> {
  const bytes = bytesOf(text);
  const hash = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : (await loadPlain()).sha256(bytes);
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether a signature of Ed25519 is of this text and by this key.
 *
 * @param key base64url, as is `signature`
 */
export async function isSignedBy(key: string, signature: string, text: string): Promise<boolean> {
  const [of, by, what] = [fromBase64(signature), fromBase64(key), bytesOf(text)];
  const native =
    subtle && (await subtle.importKey('raw', by, 'Ed25519', false, ['verify']).catch(() => undefined));
  if (native) return subtle.verify('Ed25519', native, of, what);
  return (await loadPlain()).isSigned(of, what, by);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Not by `Uint8Array.fromBase64`, which the older phones of a shop do not have. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
