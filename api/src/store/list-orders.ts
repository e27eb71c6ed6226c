import { Id, type listOrders as ListOrders, type OrderSummary, type Page } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { exactTime, readCursor, TimeKey, toPage } from '../database/cursor.ts';
import { selectOrders, toSummary } from './order-row.ts';

/** A page of orders, newest first. */
export async function listOrders(
  trx: CompanyTransaction,
  query: z.output<typeof ListOrders.query>,
): Promise<Page<OrderSummary>> {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  let select = selectOrders(trx).select(exactTime('created_at').as('at'));
  if (query.status) select = select.where('status', '=', query.status);
  if (after) {
    select = select.where(sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  const rows = await select
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  return toPage(rows, query.limit, (row) => [row.at, row.id], toSummary);
}
