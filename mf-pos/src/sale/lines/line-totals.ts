import { type CurrencyPair, type InBoth, lineTotal, sum, toMoney } from '@cuadra/shared/domain';
import type { CartLine } from './line.ts';

const known = new WeakMap<CartLine, { pair: CurrencyPair; total: InBoth }>();

/** `lineTotal`, worked out once for a line and a pair: neither is ever changed, and both are drawn again and again. */
export function totalOfLine(line: CartLine, pair: CurrencyPair): InBoth {
  const before = known.get(line);
  if (before?.pair === pair) return before.total;
  const total = lineTotal(line, pair);
  known.set(line, { pair, total });
  return total;
}

/** `saleTotal`: only the line that has changed is worked out again. */
export function totalOfLines(lines: readonly CartLine[], pair: CurrencyPair): InBoth {
  const totals = lines.map((line) => totalOfLine(line, pair));
  return {
    main: toMoney(sum(totals.map(({ main }) => main))),
    alternative: toMoney(sum(totals.map(({ alternative }) => alternative))),
  };
}
