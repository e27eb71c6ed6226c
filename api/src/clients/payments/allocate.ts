import { exact, toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import type { CheckedPayment } from '../../debts/check-payment.ts';
import { ApiError } from '../../errors/api-error.ts';

/** What an abono pays of one debt that it names. */
export interface PaidDebt {
  sale_id: string | null;
  opening_id: string | null;
  amount: string;
}

interface Row {
  sale_id: string | null;
  opening_id: string | null;
  currency: string;
  owed: string;
}

/**
 * Gives an abono to the debts that it names, the oldest first, each up to what is open of it. What is over is of no debt
 * that was named, and pays the oldest.
 *
 * @param named ids of sales and opening debts
 * @throws ApiError 400 with `debts.N`: `not-open`, or `other-currency` than the debt that is paid
 */
export async function allocate(
  trx: CompanyTransaction,
  clientId: string,
  named: readonly string[],
  { amount, currency }: CheckedPayment,
): Promise<PaidDebt[]> {
  if (named.length === 0) return [];
  const { rows } = await sql<Row>`
    select o.sale_id, o.opening_id, o.currency, o.owed from open_debts(${trx.companyId}, ${clientId}) o
    left join sales s on s.company_id = ${trx.companyId} and s.id = o.sale_id
    where coalesce(o.sale_id, o.opening_id) = any(${[...named]}::uuid[])
    order by o.day, s.created_at, o.sale_id, o.opening_id`.execute(trx);
  const fields: Record<string, string> = {};
  named.forEach((id, index) => {
    const debt = rows.find((row) => (row.sale_id ?? row.opening_id) === id);
    if (!debt) fields[`debts.${index}`] = 'not-open';
    else if (debt.currency !== currency) fields[`debts.${index}`] = 'other-currency';
  });
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  let left = exact(amount);
  const paid = rows.map(({ sale_id, opening_id, owed }) => {
    const part = left.lt(owed) ? left : exact(owed);
    left = left.minus(part);
    return { sale_id, opening_id, amount: toMoney(part) };
  });
  return paid.filter((one) => exact(one.amount).gt(0));
}
