import type { returnSale } from '@cuadra/shared/contract';
import {
  type CurrencyPair,
  convert,
  exact,
  type InBoth,
  settle,
  sum,
  type Tender,
  toMoney,
  toQuantity,
} from '@cuadra/shared/domain';
import type { z } from 'zod';
import { ApiError } from '../http/errors.ts';
import type { LockedLine } from './lock-sale.ts';
import { returnedShare } from './returned-share.ts';

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

export interface ReturnedMoney {
  total: string;
  total_alternative: string;
  /** Off the debt, in its currency. */
  debt: string;
  /** In main; see the table. */
  rounding: string;
}

/**
 * What comes off the debt that the sale left, and whether the rest is what is paid back, by the rule of paying a sale.
 *
 * @param debtLeft of what the sale left owed, what no earlier return took off, in `debtCurrency`; that some of it was
 * paid since by abonos does not matter here
 * @param received in main, for the sale and not paid back yet; where there is nothing, nothing is paid back: on credit,
 * goods of less than half a cent leave no debt either
 * @throws ApiError 400 with `fields.payments`; `details.missing` says in both currencies what is to be paid back
 */
export function checkReturnedMoney(
  lines: readonly ReturnedLine[],
  payments: readonly Tender[],
  pair: CurrencyPair,
  { debtLeft, debtCurrency, received }: { debtLeft: string; debtCurrency: string; received: string },
): ReturnedMoney {
  const total = toMoney(sum(lines.map((line) => line.total)));
  const total_alternative = toMoney(sum(lines.map((line) => line.total_alternative)));
  const inDebtCurrency = debtCurrency === pair.main ? total : total_alternative;
  const debt = exact(debtLeft).lt(inDebtCurrency) ? toMoney(debtLeft) : inDebtCurrency;
  const offDebt = (currency: string) => toMoney(convert(debt, debtCurrency, currency, pair));
  const rest: InBoth = {
    main: toMoney(exact(total).minus(offDebt(pair.main))),
    alternative: toMoney(exact(total_alternative).minus(offDebt(pair.alternative))),
  };
  // What the debt takes whole leaves nothing, though the other currency's rounding may say a cent.
  const isCovered = debt === inDebtCurrency || exact(rest.main).lte(0) || exact(rest.alternative).lt(0);
  const leavesNothing = exact(received).lte(0) || (isCovered && !exact(debt).isZero());
  const toPay = leavesNothing ? { main: '0.00', alternative: '0.00' } : rest;
  const { missing, is_paid } = settle(toPay, payments, [], pair);
  if (!is_paid) {
    const reason = exact(missing.main).lt(0) || exact(missing.alternative).lt(0) ? 'too-much' : 'not-enough';
    throw new ApiError('ERROR_VALIDATION', { fields: { payments: reason }, details: { missing: toPay } });
  }
  const paid = sum(
    payments.map(({ amount, currency }) => toMoney(convert(amount, currency, pair.main, pair))),
  );
  const rounding = toMoney(exact(total).minus(offDebt(pair.main)).minus(paid));
  return { total, total_alternative, debt, rounding };
}
