import {
  Day,
  Id,
  type listProductionOrders as ListProductionOrders,
  type Page,
  type ProductionOrderSummary,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCursor, toPage } from '../../database/cursor.ts';
import { searchWords } from '../../database/search-words.ts';
import { ORDER, type OrderRow, toOrder } from './order-row.ts';

/** A page of orders, the latest day first; of one day, those that were planned last. */
export async function listProductionOrders(
  trx: CompanyTransaction,
  query: z.output<typeof ListProductionOrders.query>,
): Promise<Page<ProductionOrderSummary>> {
  const after = readCursor(query.cursor, z.tuple([Day, Id]));
  const { from, to, status, open, formula_id, search } = query;
  const conditions = [
    sql`o.company_id = ${trx.companyId}`,
    ...(from ? [sql`o.day >= ${from}::date`] : []),
    ...(to ? [sql`o.day <= ${to}::date`] : []),
    ...(status ? [sql`o.status = ${status}`] : []),
    ...(open === 'true' ? [sql`o.status in ('planned', 'started')`] : []),
    ...(formula_id ? [sql`o.formula_id = ${formula_id}`] : []),
    ...searchWords(search).map(
      (word) => sql`(o.search_text like containing(${word}) or o.number::text = ${word})`,
    ),
    ...(after ? [sql`(o.day, o.id) < (${after[0]}::date, ${after[1]}::uuid)`] : []),
  ];
  const { rows } = await sql<OrderRow>`
    select ${ORDER} from production_orders o where ${sql.join(conditions, sql` and `)}
    order by o.day desc, o.id desc limit ${query.limit + 1}`.execute(trx);
  return toPage(rows, query.limit, (row) => [row.day, row.id], toOrder);
}
