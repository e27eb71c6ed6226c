import { exact, toQuantity } from '@cuadra/shared/domain';
import { settleDiscount } from './discount.ts';
import type { CartLine } from './line.ts';

/** A line that was taken out, and where it stood. */
export interface RemovedLine {
  line: CartLine;
  index: number;
}

/** Removals that can be undone, one after another: more than anybody remembers. */
const MOST = 20;

interface Lines {
  products: CartLine[];
  /** The last one first. */
  removed: RemovedLine[];
}

/** Takes a line out in a way that can be undone. */
export function takeOut({ products, removed }: Lines, productId: string): Lines {
  const index = products.findIndex((line) => line.product_id === productId);
  const line = products[index];
  if (!line) return { products, removed };
  return {
    products: products.filter((one) => one !== line),
    removed: [{ line, index }, ...removed].slice(0, MOST),
  };
}

/** Puts the line that was taken out last back where it stood; one that was added again meanwhile gets its quantity. */
export function putBack({ products, removed }: Lines): Lines {
  const [last, ...rest] = removed;
  if (!last) return { products, removed };
  const { line, index } = last;
  const isThere = products.some((one) => one.product_id === line.product_id);
  return {
    products: isThere
      ? products.map((one) => (one.product_id === line.product_id ? joined(one, line) : one))
      : [...products.slice(0, index), line, ...products.slice(index)],
    removed: rest,
  };
}

function joined(now: CartLine, before: CartLine): CartLine {
  return settleDiscount({
    ...before,
    ...{ unit_price: now.unit_price, currency: now.currency, stock: now.stock },
    qty: toQuantity(exact(now.qty).plus(before.qty)),
  });
}
