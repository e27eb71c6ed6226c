import { searchable } from '@cuadra/shared/domain';
import { FIELD_END } from './catalogue-product.ts';

/** Lines of `searchLine`, one after the other in one text, in which the engine's own `indexOf` searches. */
export interface TextIndex {
  text: string;
  /** Where each line starts, and behind the last one where the next would. */
  starts: Int32Array;
}

/** A line that was found, and how well it fits: the lower the better. */
export interface Hit {
  line: number;
  rank: number;
}

/** Ranks of a word: the name starts with it, a word of the name does, the name has it, the code or a barcode does. */
const NAME_START = 0;
const WORD_START = 1;
const IN_NAME = 2;
const IN_CODE = 3;

export function indexText(text: string): TextIndex {
  const starts: number[] = [];
  for (let start = 0; start < text.length; ) {
    starts.push(start);
    const end = text.indexOf('\n', start);
    start = end < 0 ? text.length + 1 : end + 1;
  }
  starts.push(text.length + 1);
  return { text, starts: Int32Array.from(starts) };
}

export function lineCount({ starts }: TextIndex): number {
  return Math.max(0, starts.length - 1);
}

/** The words of what somebody typed, as lines are written. */
export function wordsOf(typed: string): string[] {
  return [...new Set(searchable(typed).split(' '))].filter((word) => word !== '');
}

/**
 * Gives the lines that have every word anywhere, in their order. Each word is looked for from where it was found last, and
 * the line that is furthest ahead is the next one to hold against the others: however many lines have one of the words,
 * the text is read once for each word.
 */
export function* findLines({ text, starts }: TextIndex, words: readonly string[]): Generator<Hit> {
  const at = words.map(() => -1);
  const last = starts.length - 1;
  for (let line = 0; line < last; ) {
    const start = starts[line] ?? 0;
    const end = (starts[line + 1] ?? 0) - 1;
    let furthest = start;
    for (let index = 0; index < words.length; index++) {
      const word = words[index] ?? '';
      if ((at[index] ?? -1) < start) {
        const found = text.indexOf(word, start);
        if (found < 0) return;
        at[index] = found;
      }
      furthest = Math.max(furthest, at[index] ?? 0);
    }
    if (furthest < end) {
      yield { line, rank: rankOf(text, start, end, words, at) };
      line += 1;
    } else line = lineAt(starts, furthest, line + 1);
  }
}

function rankOf(text: string, start: number, end: number, words: readonly string[], at: number[]): number {
  const nameEnd = text.indexOf(FIELD_END, start);
  let rank = 0;
  for (let index = 0; index < words.length; index++) {
    const found = at[index] ?? end;
    if (found === start) rank += NAME_START;
    else if (found > nameEnd) rank += IN_CODE;
    else if (text[found - 1] === ' ') rank += WORD_START;
    else rank += text.slice(start, nameEnd).includes(` ${words[index]}`) ? WORD_START : IN_NAME;
  }
  return rank;
}

/** How well one line fits; undefined where a word is missing. */
export function rankLine(
  { text, starts }: TextIndex,
  line: number,
  words: readonly string[],
): number | undefined {
  const start = starts[line] ?? 0;
  const own = text.slice(start, (starts[line + 1] ?? 0) - 1);
  const at = words.map((word) => own.indexOf(word));
  return at.includes(-1) ? undefined : rankOf(own, 0, own.length, words, at);
}

/** The line in which a place of the text is, at or behind `from`. */
function lineAt(starts: Int32Array, place: number, from: number): number {
  let low = from;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle + 1] ?? Number.POSITIVE_INFINITY) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The lines of which a code or a barcode, or the name, is just that text. */
export function findExact({ text, starts }: TextIndex, wanted: string): number[] {
  const needle = `${FIELD_END}${searchable(wanted)}${FIELD_END}`;
  const lines: number[] = [];
  if (needle.length === 2) return lines;
  for (let found = text.indexOf(needle); found >= 0; found = text.indexOf(needle, found + 1)) {
    lines.push(lineAt(starts, found, 0));
  }
  return lines;
}
