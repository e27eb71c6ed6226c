import CodepageEncoder from '@point-of-sale/codepage-encoder';
import type { CodePage } from './code-pages.ts';

/** What the encoder calls it: plain letters are the same in all of them. */
export function encodingOf(page: CodePage): Exclude<CodePage, 'plain'> {
  return page === 'plain' ? 'cp437' : page;
}

/** What stands for a sign that a table has not. */
const INSTEAD: Readonly<Record<string, string>> = {
  '×': 'x',
  '−': '-',
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '*',
  '·': '-',
  '€': 'EUR',
  '¿': '',
  '¡': '',
};

const UNKNOWN = 0x3f;

/** The text in letters that the table has: `Ñandú × 2` in plain ones is `Nandu x 2`. */
export function printable(text: string, page: CodePage): string {
  return [...text.normalize('NFC').replace(/\s/g, ' ')]
    .map((letter) => (has(letter, page) ? letter : nearest(letter, page)))
    .join('');
}

function nearest(letter: string, page: CodePage): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  const instead = INSTEAD[letter] ?? bare;
  return [...instead].every((one) => has(one, page)) ? instead : '?';
}

function has(letter: string, page: CodePage): boolean {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80) return point >= 0x20 && point < 0x7f;
  return page !== 'plain' && CodepageEncoder.encode(letter, page)[0] !== UNKNOWN;
}
