import { WORDS } from './word-list.ts';

/** Words of a password, and digits behind them. */
const WORD_COUNT = 3;
const DIGITS = 4;

/**
 * A password that an employee can be told: `mango-tigre-luna-4827`. Three of 256 words and four digits are 37 bits, which
 * nobody guesses at a login that takes a few tries a minute.
 */
export function firstPassword(random: (bytes: number) => Uint8Array = randomBytes): string {
  const words = [...random(WORD_COUNT)].map((byte) => WORDS[byte] ?? '');
  // Of four bytes modulo 10,000 no number comes up noticeably more often.
  const number = random(4).reduce((total, byte) => total * 256 + byte, 0) % 10 ** DIGITS;
  return [...words, String(number).padStart(DIGITS, '0')].join('-');
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
