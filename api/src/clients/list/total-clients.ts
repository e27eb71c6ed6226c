import type { ClientFilter } from '@cuadra/shared/contract';
import { toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { filterCondition, listScope } from './client-filter.ts';

interface Totals {
  count: number;
  owing: number;
  balances: { currency: string; owed: string; in_favour: string }[];
}

/** How many clients a filter finds, and what they owe in the currency that each debt is held in. */
export async function totalClients(trx: CompanyTransaction, filter: ClientFilter): Promise<Totals> {
  const scope = await listScope(trx);
  const { rows } = await sql<Totals>`
    with found as materialized (select clients.id from clients where ${filterCondition(scope, filter)}),
    held as materialized (
      select b.client_id, b.currency, b.amount from client_balances b join found f on f.id = b.client_id
      where b.company_id = ${scope.companyId} and b.amount <> 0)
    select (select count(*)::integer from found) as count,
      (select count(distinct client_id)::integer from held where amount > 0) as owing,
      coalesce((select json_agg(json_build_object('currency', c.currency, 'owed', c.owed::text, 'in_favour',
          c.in_favour::text) order by c.currency)
        from (select currency, sum(greatest(amount, 0)) as owed, sum(greatest(-amount, 0)) as in_favour
          from held group by currency) c), '[]') as balances`.execute(trx);
  const [totals] = rows;
  if (!totals) throw new Error('a count is always one row');
  return {
    ...totals,
    balances: totals.balances.map(({ currency, owed, in_favour }) => ({
      currency,
      owed: toMoney(owed),
      in_favour: toMoney(in_favour),
    })),
  };
}
