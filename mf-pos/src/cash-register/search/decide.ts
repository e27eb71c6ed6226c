import type { Product } from '@cuadra/shared/contract';
import { searchable } from '@cuadra/shared/domain';

/** Digits that make a text a barcode and nothing else: EAN-8 is the shortest that products carry. */
const SCANNED = /^\d{8,}$/;

type Named = Pick<Product, 'name'>;
type Coded = Pick<Product, 'barcodes' | 'code'>;

/**
 * Whether a text can only be a barcode: a row of eight digits or more. Such a text is never read as a quantity, nor
 * answered with a product that merely contains it.
 */
export function looksScanned(text: string): boolean {
  return SCANNED.test(text.trim());
}

/** The product that a barcode or the company's own code names exactly; codes without regard to case. */
export function exactMatch<P extends Coded>(products: readonly P[], text: string): P | undefined {
  const wanted = text.trim();
  const folded = wanted.toLowerCase();
  return (
    products.find((product) => product.barcodes.includes(wanted)) ??
    products.find((product) => product.code?.toLowerCase() === folded)
  );
}

/**
 * Puts what a cashier most likely means first: the exact code, then names that begin with the text, then those with a
 * word that does; «leche» is milk before it is coffee with milk. Among equals the order of the API stays.
 */
export function ranked<P extends Coded & Named>(products: readonly P[], text: string): P[] {
  const wanted = searchable(text);
  if (wanted === '') return [...products];
  const exact = exactMatch(products, text);
  const rank = (product: P) => {
    if (product === exact) return 0;
    const name = searchable(product.name);
    if (name.startsWith(wanted)) return 1;
    return name.includes(` ${wanted}`) ? 2 : 3;
  };
  return products
    .map((product) => ({ product, rank: rank(product) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => product);
}

/** Whether a text may be a company's own code, so that a product it names exactly must be looked for among all. */
export function mayBeCode(text: string): boolean {
  return /^\S*\d\S*$/.test(text.trim());
}

/**
 * What Enter adds of what the search found for the text as it stood when Enter was pressed: the exact match or, with
 * none, the first result; but a barcode names one product or none.
 */
export function chosenByEnter<P extends Coded & Named>(products: readonly P[], text: string): P | undefined {
  return exactMatch(products, text) ?? (looksScanned(text) ? undefined : ranked(products, text)[0]);
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
