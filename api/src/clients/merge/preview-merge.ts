import type { CallOutput, previewMerge as call } from '@cuadra/shared/contract';
import { sum, toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { findClient } from '../find-client.ts';
import { holdTwo } from './find-two.ts';

/**
 * What would go over, were both records one.
 *
 * @throws ApiError as `holdTwo`
 */
export async function previewMerge(
  trx: CompanyTransaction,
  id: string,
  otherId: string,
): Promise<CallOutput<typeof call>> {
  await holdTwo(trx, id, otherId);
  const [one, other] = [await findClient(trx, id), await findClient(trx, otherId)];
  const { rows } = await sql<{ sales: number; payments: number; opening_debts: number }>`
    select
      (select count(*)::integer from sales
        where company_id = ${trx.companyId} and client_id = ${otherId}) as sales,
      (select count(*)::integer from client_payments
        where company_id = ${trx.companyId} and client_id = ${otherId}) as payments,
      (select count(*)::integer from client_opening_debts
        where company_id = ${trx.companyId} and client_id = ${otherId}) as opening_debts`.execute(trx);
  const [counts] = rows;
  if (!counts) throw new Error('counts are always one row');
  const held = [...one.balances, ...(other.id === id ? [] : other.balances)];
  const currencies = [...new Set(held.map(({ currency }) => currency))].sort();
  const balances = currencies.map((currency) => ({
    currency,
    amount: toMoney(sum(held.filter((debt) => debt.currency === currency).map(({ amount }) => amount))),
  }));
  return { other, ...counts, balances };
}
