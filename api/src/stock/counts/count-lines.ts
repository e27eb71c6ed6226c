import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import type { CountRow } from './count-row.ts';

/** What a product that was counted comes to. */
export interface LineRow {
  product_id: string;
  counted: string;
  expected: string;
  entries: number;
  state: string;
  cost: string | null;
  cost_currency: string;
}

/**
 * Of a movement `m`: whether goods came or went. What only says how many there are is held against a count as if it had been
 * known when it was made: who counted 18 at ten and set the stock to 18 at half past has not lost two once more.
 */
const IS_PHYSICAL = sql`not (m.kind in ('initial', 'import') or m.count_id is not null
  or m.kind = 'adjustment' and m.cause is not distinct from 'error')`;

/**
 * When goods moved: a sale that was made without a connection arrives later than they left.
 */
const MOVED_AT = sql`coalesce(s.created_at, m.created_at)`;

/** The lines of a count: of one that is open as the ledger has them now, of a closed one as they were applied. */
export function countLines(trx: CompanyTransaction, count: CountRow): RawBuilder<LineRow> {
  if (count.state !== 'open') {
    return sql<LineRow>`
      select product_id, counted, expected, entries, state, cost, cost_currency from stock_count_lines
      where company_id = ${trx.companyId} and count_id = ${count.id}`;
  }
  return sql<LineRow>`
    select t.product_id, t.counted, t.expected, t.entries, p.cost, p.cost_currency,
      case when p.deleted_at is not null then 'withdrawn' when t.has_moved then 'moved'
        when t.counted = t.expected then 'same' else 'different' end as state
    from (
      select e.product_id, e.counted, e.entries, coalesce(q.qty, 0) - later.since_last as expected,
        later.since_first <> later.since_last as has_moved
      from (
        select product_id, sum(qty) as counted, count(*)::int as entries, min(counted_at) as first_at,
          max(counted_at) as last_at
        from stock_count_entries
        where company_id = ${trx.companyId} and count_id = ${count.id} and voided_at is null
        group by product_id
      ) e
      left join product_stock q on q.company_id = ${trx.companyId} and q.product_id = e.product_id
      cross join lateral (
        select coalesce(sum(m.qty) filter (where ${MOVED_AT} > e.first_at), 0) as since_first,
          coalesce(sum(m.qty) filter (where ${MOVED_AT} > e.last_at), 0) as since_last
        from stock_movements m
        left join sales s on m.kind = 'sale' and s.company_id = ${trx.companyId} and s.id = m.sale_id
        where m.company_id = ${trx.companyId} and m.product_id = e.product_id and m.created_at > e.first_at
          and ${IS_PHYSICAL}
      ) later
    ) t
    join products p on p.company_id = ${trx.companyId} and p.id = t.product_id`;
}
