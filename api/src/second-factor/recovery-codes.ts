import { createHash, randomBytes } from 'node:crypto';

const COUNT = 10;
/** Base32 of RFC 4648: no digit that looks like a letter of it. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 10;

/** Ten codes of 50 random bits, without the hyphen that they are shown with. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from(randomBytes(LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join(''),
  );
}

/** As people write it down: `K7QF2-9MXTB`. */
export function recoveryCodeText(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** What is stored of a code: with 50 random bits, nobody finds it by trying. @param code without hyphens, in capitals */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return createHash('sha256').update(`recovery:${userId.toLowerCase()}:${code}`).digest();
}
