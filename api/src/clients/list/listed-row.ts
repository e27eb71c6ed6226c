import type { ListedClient } from '@cuadra/shared/contract';
import { companyDay, toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { type ClientRow, selectClients, toClient } from '../client-row.ts';
import { thisYear } from './bought-this-year.ts';
import { type ListScope, lastPurchaseOf } from './client-filter.ts';

export interface ListedRow extends ClientRow {
  open: { since: string | null; overdue: string | null } | null;
  last_purchase_at: Date | null;
  bought: { main: string; alternative: string } | null;
}

/** Clients with what the list tells of each beyond the client. */
export function selectListed(trx: CompanyTransaction, scope: ListScope) {
  return selectClients(trx)
    .select(openOf(scope).as('open'))
    .select(lastPurchaseOf(scope.companyId).as('last_purchase_at'))
    .select(
      sql<ListedRow['bought']>`(
        select json_build_object('main', sum(d.total)::text, 'alternative', sum(d.total_alternative)::text)
        from daily_clients d where ${thisYear(scope)} and d.client_id = clients.id having count(*) > 0)`.as(
        'bought',
      ),
    );
}

/** Since when what is open is owed, and what of it was to be paid before today. */
function openOf({ companyId }: ListScope) {
  return sql<ListedRow['open']>`(
    select json_build_object('since', min(o.day),
      'overdue', min(o.due_on) filter (where o.due_on < ${companyDay(currentTime())}::date))
    from open_debts(${companyId}::uuid, clients.id) o)`;
}

export function toListedClient(row: ListedRow): ListedClient {
  return {
    ...toClient(row),
    owed_since: row.open?.since ?? null,
    overdue_since: row.open?.overdue ?? null,
    last_purchase_at: row.last_purchase_at?.toISOString() ?? null,
    bought_this_year: {
      main: toMoney(row.bought?.main ?? '0'),
      alternative: toMoney(row.bought?.alternative ?? '0'),
    },
  };
}
