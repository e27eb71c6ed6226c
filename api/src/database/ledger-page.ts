import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from './connect.ts';

/** What there was after a movement `p`, with `s.qty` as what there is now: see `ledgerPage`. */
export const BALANCE = sql<string>`s.qty - later.qty - coalesce(
  sum(p.qty) over (order by p.id desc rows between unbounded preceding and 1 preceding), 0)`;

/**
 * The parts `page` and `later` of a query for a ledger, newest first. What there was after each movement is what there is
 * now less all that came later, so that the first page of a product that was sold a hundred thousand times does not read
 * them all.
 *
 * @param own which movements the ledger has
 * @param after the last one of the page before
 */
export function ledgerPage(
  { companyId }: CompanyTransaction,
  table: 'stock_movements' | 'material_movements',
  own: RawBuilder<unknown>,
  after: string | null,
  limit: number,
): RawBuilder<unknown> {
  return sql`page as materialized (
      select * from ${sql.table(table)}
      where company_id = ${companyId} and ${own} and (${after}::uuid is null or id < ${after}::uuid)
      order by id desc limit ${limit + 1}
    ), later as (
      select coalesce(sum(qty), 0) as qty from ${sql.table(table)}
      where company_id = ${companyId} and ${own} and ${after}::uuid is not null and id >= ${after}::uuid
    )`;
}
