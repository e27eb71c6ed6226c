import { createRequire } from 'node:module';
import { ApiError } from '../errors/api-error.ts';

const load = createRequire(import.meta.url);

/** What Venezuelans try first and the list, which is the world's, has not. */
const OURS = [
  'contraseña',
  'contrasena',
  'clave',
  'cuadra',
  'administrador',
  'propietario',
  'cajero',
  'bodega',
  'tequiero',
];

let common: ReadonlySet<string> | undefined;

/**
 * Some 49,000, read when the first one is asked for: a start need not wait for them. By `require`, which answers at once: a
 * check that had to be waited for would be passed wherever somebody forgets to.
 */
function commonPasswords(): ReadonlySet<string> {
  if (!common) {
    const { dictionary }: typeof import('@zxcvbn-ts/language-common') = load('@zxcvbn-ts/language-common');
    common = new Set([...dictionary['passwords-common'], ...OURS]);
  }
  return common;
}

/**
 * Whether a password is one of those that are tried first: on the list, or on it but for capitals and for numbers and signs
 * at its end (`Venezuela2026!`), or the user's own name or mail address.
 *
 * @param own what everybody knows of the user: username and mail address
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const lower = password.toLowerCase();
  const stem = lower.replace(/[^\p{L}]+$/u, '');
  const known = own.flatMap((value) => [value.toLowerCase(), value.toLowerCase().split('@')[0] ?? '']);
  return [lower, stem].some((text) => text !== '' && (commonPasswords().has(text) || known.includes(text)));
}

/** @throws ApiError 400 with `too-common` on `password` */
export function checkNewPassword(password: string, own: readonly string[]): void {
  if (isCommonPassword(password, own))
    throw new ApiError('ERROR_VALIDATION', { fields: { password: 'too-common' } });
}
