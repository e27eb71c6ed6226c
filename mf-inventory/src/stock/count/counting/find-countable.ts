import { searchable } from '@cuadra/shared/domain';

/** A product as a device that counts knows it. */
export interface KnownProduct {
  id: string;
  name: string;
  code: string | null;
  barcodes: readonly string[];
}

/** Products that a search shows. */
const MOST = 8;

/** The product whose barcode or code is just this: what a scanner read. */
export function productOfCode(products: readonly KnownProduct[], code: string): KnownProduct | undefined {
  const lower = code.toLowerCase();
  return products.find((product) => product.barcodes.includes(code) || product.code?.toLowerCase() === lower);
}

/** Products that contain every word, the first ones by name. */
export function findProducts(products: readonly KnownProduct[], text: string): KnownProduct[] {
  const words = searchable(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return products
    .filter((product) => {
      const all = searchable([product.name, product.code, ...product.barcodes].join(' '));
      return words.every((word) => all.includes(word));
    })
    .slice(0, MOST);
}

/** Whether a text may be what a scanner read, and no name: without spaces, and with digits. */
export function looksLikeCode(text: string): boolean {
  return /^[\x21-\x7e]{4,64}$/.test(text) && /\d{2}/.test(text);
}
