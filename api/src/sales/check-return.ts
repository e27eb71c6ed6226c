import type { returnSale } from '@cuadra/shared/contract';
import {
  balanceOf,
  type CurrencyPair,
  convert,
  type DecimalInput,
  exact,
  type MoneyOfSale,
  type ReturnedMoney,
  returnedMoney,
  returnedShare,
  sum,
  type Tender,
  toMoney,
  toQuantity,
} from '@cuadra/shared/domain';
import type { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import type { LockedLine } from './lock-sale.ts';

export type ReturnDraft = z.output<typeof returnSale.body>;

export interface ReturnedLine {
  line: LockedLine;
  qty: string;
  total: string;
  total_alternative: string;
}

/** @throws ApiError 400 with `lines.N.field`; `details.left` says how much of each such line may still come back */
export function checkReturnedLines(draft: ReturnDraft, sold: readonly LockedLine[]): ReturnedLine[] {
  const fields: Record<string, string> = {};
  const left: Record<string, string> = {};
  const seen = new Set<string>();
  const returned = draft.lines.map(({ line_id, qty }, index) => {
    const line = sold.find(({ id }) => id === line_id);
    if (!line) fields[`lines.${index}.line_id`] = 'unknown';
    else if (seen.has(line_id)) fields[`lines.${index}.line_id`] = 'already-used';
    if (!line) return undefined;
    seen.add(line_id);
    const rest = exact(line.qty).minus(line.returned.qty);
    if (rest.lt(qty)) {
      fields[`lines.${index}.qty`] = 'more-than-sold';
      left[line_id] = toQuantity(rest);
      return undefined;
    }
    return { line, qty, ...returnedShare(line, qty) };
  });
  if (Object.keys(fields).length > 0) {
    throw new ApiError('ERROR_VALIDATION', {
      fields,
      ...(Object.keys(left).length > 0 ? { details: { left } } : {}),
    });
  }
  return returned.filter((line) => line !== undefined);
}

export interface CheckedMoney extends Omit<ReturnedMoney, 'toPay'> {
  /** In main; see the table. */
  rounding: string;
}

/**
 * What comes off the debt that the sale left, and whether the rest is what is paid back, by the rule of paying a sale.
 *
 * @throws ApiError 400 with `fields.payments`; `details.missing` says in both currencies what is to be paid back
 */
export function checkReturnedMoney(
  lines: readonly ReturnedLine[],
  payments: readonly Tender[],
  pair: CurrencyPair,
  sale: MoneyOfSale,
): CheckedMoney {
  const { toPay, ...money } = returnedMoney(lines, pair, sale);
  const { missing, is_paid } = balanceOf(toPay, payments, [], pair);
  if (!is_paid) {
    const reason = exact(missing.main).lt(0) || exact(missing.alternative).lt(0) ? 'too-much' : 'not-enough';
    throw new ApiError('ERROR_VALIDATION', { fields: { payments: reason }, details: { missing: toPay } });
  }
  const inMain = (amount: DecimalInput, currency: string) =>
    toMoney(convert(amount, currency, pair.main, pair));
  const paid = sum(payments.map(({ amount, currency }) => inMain(amount, currency)));
  const rounding = toMoney(exact(money.total).minus(inMain(money.debt, sale.debtCurrency)).minus(paid));
  return { ...money, rounding };
}
