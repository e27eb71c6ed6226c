import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import type { CountRow } from './count-row.ts';

export interface UncountedRow {
  id: string;
  qty: string;
  cost: string | null;
  cost_currency: string;
}

/** Products of an open count that there should be some of and that nobody has counted; a shelf has none. */
export function uncountedProducts(trx: CompanyTransaction, count: CountRow): RawBuilder<UncountedRow> {
  return sql<UncountedRow>`
    select p.id, q.qty, p.cost, p.cost_currency from products p
    join product_stock q on q.company_id = p.company_id and q.product_id = p.id and q.qty <> 0
    where p.company_id = ${trx.companyId} and p.deleted_at is null
      ${count.scope === 'category' ? sql`and p.category_id = ${count.category_id}::uuid` : sql``}
      and not exists (
        select from stock_count_entries e
        where e.company_id = p.company_id and e.count_id = ${count.id} and e.product_id = p.id and e.voided_at is null
      )`;
}
