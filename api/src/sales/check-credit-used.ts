import type { SaleDraft } from '@cuadra/shared/contract';
import {
  balanceOf,
  type CurrencyPair,
  type Debt,
  exact,
  type InBoth,
  sum,
  toMoney,
} from '@cuadra/shared/domain';
import { ApiError } from '../errors/api-error.ts';
import type { SaleFacts } from './sale-facts.ts';

/**
 * Holds what a balance in favour is to pay against what the client has, and against what the payments leave
 * (docs/decisions/0045). It counts as a payment in the currency of the debt would, so that the last cent of the other currency
 * is no debt. The client's row is locked: see `readSaleFacts`.
 *
 * @param used what the sale says that it uses, in the currency of its debt
 * @returns whether it pays all that the payments leave, so that nothing is given on credit
 * @throws ApiError 400 where the sale is not on credit or less is left to be paid; 409 ERROR_CREDIT_USED, with what is left in
 * favour, where that is less
 */
export function checkCreditUsed(
  { type, payments, changes }: SaleDraft,
  { client }: Pick<SaleFacts, 'client'>,
  pair: CurrencyPair,
  total: InBoth,
  used: Debt,
): boolean {
  if (type !== 'credit') throw new ApiError('ERROR_VALIDATION', { fields: { credit_used: 'not-on-credit' } });
  const { is_paid, missing } = balanceOf(total, [...payments, used], changes, pair);
  const left = used.currency === pair.main ? missing.main : missing.alternative;
  const isNeeded = !balanceOf(total, payments, changes, pair).is_paid;
  if (!isNeeded || (!is_paid && exact(left).lte(0)))
    throw new ApiError('ERROR_VALIDATION', { fields: { credit_used: 'more-than-owed' } });
  const favour = favourOf(client?.balances ?? [], used.currency);
  if (exact(favour).lt(used.amount))
    throw new ApiError('ERROR_CREDIT_USED', { details: { left: favour, currency: used.currency } });
  return is_paid;
}

/** What a client has in favour in a currency, `"0.00"` where they owe or nothing stands open. */
function favourOf(balances: readonly Debt[], currency: string): string {
  const own = sum(balances.filter((one) => one.currency === currency).map(({ amount }) => amount)).neg();
  return toMoney(own.gt(0) ? own : 0);
}
