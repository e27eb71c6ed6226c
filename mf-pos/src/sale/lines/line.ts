import { exact, type LinePrice } from '@cuadra/shared/domain';

/** A line of a sale that is being put together; what the domain's `SaleLine` needs, and what the screen shows. */
export interface CartLine {
  product_id: string;
  /** Tells it from the other lines of its product; absent on the first one. */
  line_id?: string;
  /** A scale's label said how much: a bag, even of one kilo sharp. */
  is_bag?: true;
  name: string;
  /** At most 3 decimals. */
  qty: string;
  /** Unrounded (at most 8 decimals), in `currency`; taken from the product when it was last added. */
  unit_price: string;
  currency: string;
  /** An amount in `currency`, for the whole line. */
  discount: string;
  /** The percentage that the discount is worked out from; null for an amount, and for none. */
  discount_percent: string | null;
  /** Percent of the line that the role of who gave it permits; absent: the line alone is the limit. */
  discount_limit?: string;
  /** What the cashier wrote beside it; empty for nothing. */
  note: string;
  /** What there was in stock when the product was last seen. */
  stock: string;
  /** The price that it had in this sale before its product's changed; absent while it did not. */
  earlier_price?: LinePrice;
  /** A newer price of the product, `"1.15 USD"`, over which the cashier keeps the one of the line. */
  kept_over?: string;
}

/** What a line is known by in its sale. */
export function lineKey({ product_id, line_id }: Pick<CartLine, 'product_id' | 'line_id'>): string {
  return line_id ?? product_id;
}

/** Whether a line counts pieces, so that the next piece is counted on it; what was weighed is a bag of its own. */
export function isOfPieces({ qty, is_bag }: Pick<CartLine, 'qty' | 'is_bag'>): boolean {
  return !is_bag && isWhole(qty);
}

export function isWhole(qty: string): boolean {
  return /^\d+$/.test(qty) || exact(qty).isInteger();
}
