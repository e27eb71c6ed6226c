import { exact, toQuantity } from '@cuadra/shared/domain';
import { looksScanned } from './decide.ts';

/** What stands in the search box: `3*harina` is three of what is called harina. */
export interface Entry {
  /** Undefined where none was given. */
  qty: string | undefined;
  /** A name, a code or a barcode. */
  wanted: string;
}

const WITH_QUANTITY = /^\s*(\d{1,7}(?:[.,]\d{1,3})?)\s*\*(.*)$/s;

/** Reads the box: a quantity before an asterisk, with up to three decimals. A barcode is never one. */
export function readEntry(text: string): Entry {
  const [, qty, wanted] = WITH_QUANTITY.exec(text) ?? [];
  if (qty === undefined || wanted === undefined || looksScanned(qty))
    return { qty: undefined, wanted: text.trim() };
  const amount = toQuantity(qty.replace(',', '.'));
  return { qty: exact(amount).gt(0) ? amount : undefined, wanted: wanted.trim() };
}

/** How many to add: what was typed times what a scale's label says; one where neither says anything. */
export function quantityOf(typed: string | undefined, weighed: string | undefined): string {
  return toQuantity(exact(typed ?? '1').times(weighed ?? '1'));
}
