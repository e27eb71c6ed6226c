import { type DecimalInput, exact, toMoney } from './decimal.ts';

export interface SoldLine {
  qty: string;
  total: string;
  total_alternative: string;
  /** What came back of it before. */
  returned: { qty: string; total: string; total_alternative: string };
}

/**
 * What `qty` of a line is worth when it comes back. All parts together, however many, are worth what the line was: a
 * part is the share of all that came back so far, rounded, less what was given for the earlier parts; so the last one
 * takes what the roundings left.
 *
 * @param qty no more than is left of the line
 */
export function returnedShare(
  line: SoldLine,
  qty: DecimalInput,
): { total: string; total_alternative: string } {
  return {
    total: shareOf(line, qty, line.total, line.returned.total),
    total_alternative: shareOf(line, qty, line.total_alternative, line.returned.total_alternative),
  };
}

/** What a sold line had cost, and what of that came back before; null where nobody knew. */
export interface LineCost {
  qty: string;
  cost: string | null;
  cost_alternative: string | null;
  returned: { qty: string; cost: string; cost_alternative: string };
}

/** What `qty` of a line had cost, likewise. */
export function returnedCost(
  line: LineCost,
  qty: DecimalInput,
): { cost: string | null; cost_alternative: string | null } {
  const share = (whole: string | null, before: string) =>
    whole === null ? null : shareOf(line, qty, whole, before);
  return {
    cost: share(line.cost, line.returned.cost),
    cost_alternative: share(line.cost_alternative, line.returned.cost_alternative),
  };
}

function shareOf(
  line: { qty: string; returned: { qty: string } },
  qty: DecimalInput,
  whole: string,
  before: string,
): string {
  const back = exact(line.returned.qty).plus(qty);
  return toMoney(exact(toMoney(back.times(whole).div(line.qty))).minus(before));
}
