import type { ReceiptRow } from './rows.ts';

/** One line of a printer whose letters are all as wide as each other. */
export interface PrintedLine {
  /** Never wider than the roll. */
  text: string;
  strong: boolean;
  /** Twice as high, and no wider. */
  large: boolean;
}

/** Letters in a line of a roll, by its millimetres: what nearly every printer of that width does in its normal letter. */
export const COLUMNS: Readonly<Record<58 | 80, number>> = { 58: 32, 80: 48 };

/** Lays rows out in lines of so many letters; what does not fit goes on below, and nothing is cut. A logo and a colour are no line. */
export function layOut(rows: readonly ReceiptRow[], columns: number): PrintedLine[] {
  return rows.flatMap((row) => {
    const strong = (row.kind === 'text' || row.kind === 'pair') && row.strong === true;
    const large = row.kind === 'pair' && row.large === true;
    return linesOf(row, columns).map((text) => ({ text, strong, large }));
  });
}

function linesOf(row: ReceiptRow, columns: number): string[] {
  switch (row.kind) {
    case 'rule':
      return ['-'.repeat(columns)];
    case 'logo':
    case 'band':
      return [];
    case 'text': {
      const lines = wrap(plain(row.text), columns);
      return row.align === 'center' ? lines.map((line) => center(line, columns)) : lines;
    }
    case 'pair':
      return pairLines(plain(row.start), plain(row.end), columns);
  }
}

/** Both on one line, or the second one at the right edge of a line below. */
function pairLines(start: string, end: string, columns: number): string[] {
  const above = wrap(start, columns);
  const below = wrap(end, columns);
  const last = above.at(-1) ?? '';
  const [first = '', ...rest] = below;
  const room = columns - width(last) - width(first);
  const joined = room >= 1 ? [last + ' '.repeat(room) + first] : [last, right(first, columns)];
  return [...above.slice(0, -1), ...joined, ...rest.map((line) => right(line, columns))];
}

/** Breaks between words; a word that is wider than a line is broken where the line ends. Always gives a line. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (width(joined) <= columns) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = chop(word, columns);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
}

function chop(word: string, columns: number): string[] {
  const letters = [...word];
  const pieces: string[] = [];
  for (let at = 0; at < letters.length; at += columns) pieces.push(letters.slice(at, at + columns).join(''));
  return pieces;
}

/** One space between words, accents as letters of their own, and none of the spaces that Intl writes. */
function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function width(text: string): number {
  return [...text].length;
}

function center(line: string, columns: number): string {
  return ' '.repeat(Math.floor((columns - width(line)) / 2)) + line;
}

function right(line: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - width(line))) + line;
}
