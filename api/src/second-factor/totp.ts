import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret: what RFC 4226 recommends. */
export const SECRET_BYTES = 20;
/** Periods of 30 seconds before and after the one there is now whose codes are good: clocks differ, and typing takes a while. */
const WINDOW = 1;

/** Codes of six digits, another one every 30 seconds, with SHA-1: what every app takes. */
function totpOf(secret: Buffer, label = ''): TOTP {
  const bytes = new Secret({ buffer: new Uint8Array(secret).buffer });
  return new TOTP({ issuer: 'Cuadra', label, secret: bytes, algorithm: 'SHA1', digits: 6, period: 30 });
}

/** The secret as somebody types it into an app: base32. */
export function secretText(secret: Buffer): string {
  return totpOf(secret).secret.base32;
}

/**
 * What an app makes an entry of.
 *
 * @param account whose entry it is, as the app lists it: the username
 */
export function totpUri(secret: Buffer, account: string): string {
  return totpOf(secret, account).toString();
}

/** The period of 30 seconds since 1970 that a code is of; undefined for a code of none that is near. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
