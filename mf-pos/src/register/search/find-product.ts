import type { Presentation } from '@cuadra/shared/domain';
import type { Catalogue } from '../../offline/catalogue/catalogue.ts';
import { type CatalogueProduct, presentationOf } from '../../offline/catalogue/catalogue-product.ts';
import { looksScanned } from './decide.ts';
import { labelledQuantity, readScaleCode } from './scale-code.ts';
import { readEntry } from './search-entry.ts';

/** A product that was named, and how much of it where a scale's label says so. */
export interface Named {
  product: CatalogueProduct;
  qty?: string;
  /** Its code is of a pack or a box. */
  presentation?: Presentation;
}

type Finds = Pick<Catalogue, 'search' | 'withCode'>;

/** The product that a code names: as it is or, on a scale's label, by the digits of the product. */
export function findByCode(catalogue: Finds, code: string): Named | undefined {
  const product = catalogue.withCode(code);
  if (product) return named(product, code);
  const label = readScaleCode(code);
  for (const known of label?.codes ?? []) {
    const weighed = catalogue.withCode(known);
    if (!label || !weighed) continue;
    const qty = labelledQuantity(label, weighed);
    if (qty !== undefined) return { product: weighed, qty };
  }
  return undefined;
}

function named(product: CatalogueProduct, code: string): Named {
  const presentation = presentationOf(product, code);
  return { product, ...(presentation && { presentation }) };
}

/** What Enter adds: what the text names or, with none, the first that is found; but a barcode names one product or none. */
export function findTyped(catalogue: Finds, wanted: string): Named | undefined {
  const byCode = findByCode(catalogue, wanted);
  if (byCode || looksScanned(wanted)) return byCode;
  const [product] = catalogue.search(wanted, 1).products;
  return product && { product };
}

/** What a scanner read, and what stood in the box. */
export interface Scan {
  qty: string | undefined;
  /** The code, for whom it is said to. */
  wanted: string;
  find: () => Named | undefined;
}

/**
 * Reads a scan together with the box into which it was typed: `3*` before it is the quantity, and a scanner that stopped for a
 * while has its first digits standing there; anything else was given up.
 *
 * @param text the box with the code, or without it where the code went elsewhere
 */
export function readScan(catalogue: Finds, text: string, code: string): Scan {
  const typed = readEntry(text);
  const scanned = readEntry(code);
  const isWhole = typed.wanted.endsWith(scanned.wanted) && typed.wanted !== scanned.wanted;
  const wanted = isWhole && /^\d+$/.test(typed.wanted) ? typed.wanted : scanned.wanted;
  // Letters alone may also be somebody's very fast fingers.
  const find = /\d/.test(wanted) ? findByCode : findTyped;
  return {
    qty: typed.qty ?? scanned.qty,
    wanted,
    find: () =>
      (isWhole ? findByCode(catalogue, typed.wanted) : undefined) ?? find(catalogue, scanned.wanted),
  };
}
