/** What a mail program might make a link of, and what would break a line or turn it round. */
const LINKABLE = /[/:@\\<>]|\w\.\w|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * `Hola, María:`, and `Hola:` for a name that says more than a name. What somebody called themselves goes to an address
 * that may be anybody's, under our own.
 */
export function greeting(name: string): string {
  return LINKABLE.test(name) ? 'Hola:' : `Hola, ${name.trim()}:`;
}
