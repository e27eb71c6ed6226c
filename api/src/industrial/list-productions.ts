import {
  Id,
  type listProductions as ListProductions,
  type Page,
  type ProductionSummary,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { exactTime, readCursor, TimeKey, toPage } from '../database/cursor.ts';
import { startOfDay, toSummary } from './find-production.ts';

/** A page of productions, newest first. `from` and `to` are days as they are in Caracas, both of them included. */
export async function listProductions(
  trx: CompanyTransaction,
  query: z.output<typeof ListProductions.query>,
): Promise<Page<ProductionSummary>> {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  let select = trx.selectFrom('productions').selectAll().select(exactTime('created_at').as('at'));
  if (query.from) select = select.where('created_at', '>=', startOfDay(query.from, 0));
  if (query.to) select = select.where('created_at', '<', startOfDay(query.to, 1));
  if (query.status) select = select.where('annulled_at', query.status === 'done' ? 'is' : 'is not', null);
  if (query.product_id) select = select.where('product_id', '=', query.product_id);
  if (query.formula_id) select = select.where('formula_id', '=', query.formula_id);
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
