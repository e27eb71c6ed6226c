/** Digits that make a text a barcode and nothing else: EAN-8 is the shortest that products carry. */
const SCANNED = /^\d{8,}$/;

/**
 * Whether a text can only be a barcode: a row of eight digits or more. Such a text is never read as a quantity, nor
 * answered with a product that merely contains it.
 */
export function looksScanned(text: string): boolean {
  return SCANNED.test(text.trim());
}

/** Whether a text may be a code that the server knows and the device does not: one word with a digit in it. */
export function mayBeCode(text: string): boolean {
  return /^\S*\d\S*$/.test(text.trim());
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export function isArrowKey(key: string): key is ArrowKey {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/**
 * Where an arrow key takes the mark in a grid of results; it stays where a step would leave the grid, except that a step
 * down into a short last row lands on its end.
 *
 * @param marked the marked result, -1 for none
 * @param columns how many results stand side by side
 */
export function moveMark(marked: number, key: ArrowKey, count: number, columns: number): number {
  if (count === 0) return -1;
  if (marked < 0) return 0;
  const next = marked + { ArrowUp: -columns, ArrowDown: columns, ArrowLeft: -1, ArrowRight: 1 }[key];
  if (next < 0) return marked;
  if (next < count) return next;
  const last = count - 1;
  const isInLastRow = Math.floor(marked / columns) === Math.floor(last / columns);
  return key === 'ArrowDown' && !isInLastRow ? last : marked;
}
