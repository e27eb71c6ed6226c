import { exact, sum, toQuantity } from '@cuadra/shared/domain';
import type { SaleProduct } from './cart.ts';
import type { CartLine } from './line.ts';

/** A product of which a sale takes more than there is, all its lines together. */
export interface Short {
  product_id: string;
  /** Units that may be sold of it; never below zero. */
  there: string;
  /** Units that the sale takes. */
  wanted: string;
}

/**
 * Of which products a sale takes more than there is: units, packs and bags of one are added up, as the API does
 * (api/src/sales/check-lines.ts). What an order holds back is the sale's that delivers it.
 *
 * @param products as they are now, each once; one that is not among them is left to the API
 */
export function findShort(lines: readonly CartLine[], products: readonly SaleProduct[]): Short[] {
  const own = new Map<string, CartLine[]>();
  for (const line of lines) {
    const others = own.get(line.product_id);
    if (others) others.push(line);
    else own.set(line.product_id, [line]);
  }
  return products.flatMap(({ id, qty }) => {
    const taking = own.get(id) ?? [];
    // Of an order that was opened by a Caja of before nobody knows how much it holds.
    if (taking.some(({ is_agreed, held }) => is_agreed && held === undefined)) return [];
    const wanted = sum(taking.map((line) => line.qty));
    const there = exact(qty).plus(sum(taking.map(({ held = '0' }) => held)));
    if (wanted.lte(there)) return [];
    return { product_id: id, there: there.lt(0) ? '0' : toQuantity(there), wanted: toQuantity(wanted) };
  });
}
