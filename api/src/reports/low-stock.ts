import type { CallOutput, findSummary } from '@cuadra/shared/contract';
import { toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

type LowStock = NonNullable<CallOutput<typeof findSummary>['low_stock']>;

/** How many products that run out are told. */
const LOW_STOCK = 10;

/** Products that are at their minimum or below: those that lack the greatest part of it first. */
export async function readLowStock(trx: CompanyTransaction): Promise<LowStock> {
  const { rows } = await sql<{ id: string; name: string; qty: string; min_qty: string; count: number }>`
    with low as materialized (
      select product_id, qty, minimum, qty / nullif(minimum, 0) as share from product_stock
      where company_id = ${trx.companyId} and is_low
    ), least as (
      select * from low order by share nulls first fetch first ${LOW_STOCK} rows with ties
    )
    select p.id, p.name, s.qty, s.minimum as min_qty, (select count(*) from low)::int as count
    from least s join products p on p.company_id = ${trx.companyId} and p.id = s.product_id
    order by s.share nulls first, p.name, p.id limit ${LOW_STOCK}`.execute(trx);
  return {
    count: rows[0]?.count ?? 0,
    items: rows.map(({ id, name, qty, min_qty }) => ({
      ...{ id, name, qty: toQuantity(qty), min_qty: toQuantity(min_qty) },
    })),
  };
}
