/**
 * What is printed, told once: a ticket and the reports of a cash session are rows, and the screen, the browser's printer, a
 * thermal printer, a picture and a message each draw the same ones.
 */
export type ReceiptRow =
  /** Words of their own: the company's name, a product. */
  | { kind: 'text'; text: string; align: 'start' | 'center'; strong?: boolean }
  /** What something is and what it comes to, at the two edges. */
  | { kind: 'pair'; start: string; end: string; strong?: boolean; large?: boolean }
  | { kind: 'rule' }
  /** The company's own picture, a data URL; above everything where pictures can be drawn, and left out of messages. */
  | { kind: 'logo'; src: string; of: string }
  /** The company's own colour, `#0b6e4f`, where it is looked at; a roll knows none. */
  | { kind: 'band'; colour: string };

export interface Receipt {
  /** Names the file and the page: «Ticket 00000042». */
  title: string;
  rows: readonly ReceiptRow[];
}

interface Weight {
  /** Bold. */
  strong?: boolean;
}

export const RULE: ReceiptRow = { kind: 'rule' };

export function centered(text: string, weight: Weight = {}): ReceiptRow {
  return { kind: 'text', text, align: 'center', ...weight };
}

export function words(text: string, weight: Weight = {}): ReceiptRow {
  return { kind: 'text', text, align: 'start', ...weight };
}

/** @param weight `large` draws it larger: the one figure that is read from afar */
export function pair(start: string, end: string, weight: Weight & { large?: boolean } = {}): ReceiptRow {
  return { kind: 'pair', start, end, ...weight };
}

/** A text that people typed on several lines, a row for each; nothing for an empty one. */
export function centeredLines(text: string): ReceiptRow[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => centered(line));
}
