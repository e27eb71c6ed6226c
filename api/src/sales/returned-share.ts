import { type DecimalInput, exact, toMoney } from '@cuadra/shared/domain';

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
  const back = exact(line.returned.qty).plus(qty);
  const share = (total: string, before: string) =>
    toMoney(exact(toMoney(back.times(total).div(line.qty))).minus(before));
  return {
    total: share(line.total, line.returned.total),
    total_alternative: share(line.total_alternative, line.returned.total_alternative),
  };
}
