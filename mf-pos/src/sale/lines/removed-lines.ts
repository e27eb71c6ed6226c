import { exact, newId } from '@cuadra/shared/domain';
import { settleDiscount } from './discount.ts';
import { type CartLine, countOf, isOfPieces, lineKey } from './line.ts';
import { counted } from './presented.ts';

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
export function takeOut({ products, removed }: Lines, key: string): Lines {
  const index = products.findIndex((line) => lineKey(line) === key);
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
  const there = products.find((one) => lineKey(one) === lineKey(line));
  const isOne =
    there && there.presentation?.id === line.presentation?.id && isOfPieces(there) && isOfPieces(line);
  const back = there ? { ...line, line_id: newId() } : line;
  return {
    products: isOne
      ? products.map((one) => (one === there ? joined(one, line) : one))
      : [...products.slice(0, index), back, ...products.slice(index)],
    removed: rest,
  };
}

function joined(now: CartLine, before: CartLine): CartLine {
  const { unit_price, currency, stock, presentation, wholesale } = now;
  const both = {
    ...{ ...before, unit_price, currency, stock },
    ...(presentation && { presentation }),
    ...(wholesale && { wholesale }),
  };
  return settleDiscount(counted(both, exact(countOf(now)).plus(countOf(before))));
}
