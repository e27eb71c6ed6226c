import {
  Id,
  type listProductions as ListProductions,
  type Page,
  type ProductionSummary,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { exactTime, readCursor, TimeKey, toPage } from '../../database/cursor.ts';
import { startOfDay } from '../start-of-day.ts';
import { type ProductionRow, SUMMARY, toSummary, WITH_ORDER } from './find-production.ts';

/** A page of productions, those that came last first. `from` and `to` are the days on which they were made as they are in Caracas,
 * both of them included. */
export async function listProductions(
  trx: CompanyTransaction,
  query: z.output<typeof ListProductions.query>,
): Promise<Page<ProductionSummary>> {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  const { from, to, status, makes_id, formula_id, order_id } = query;
  const conditions = [
    sql`p.company_id = ${trx.companyId}`,
    ...(from ? [sql`p.made_at >= ${startOfDay(from, 0)}`] : []),
    ...(to ? [sql`p.made_at < ${startOfDay(to, 1)}`] : []),
    ...(status ? [status === 'done' ? sql`p.annulled_at is null` : sql`p.annulled_at is not null`] : []),
    ...(makes_id ? [sql`(p.product_id = ${makes_id} or p.material_id = ${makes_id})`] : []),
    ...(formula_id ? [sql`p.formula_id = ${formula_id}`] : []),
    ...(order_id ? [sql`p.order_id = ${order_id}`] : []),
    ...(after ? [sql`(p.created_at, p.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`] : []),
  ];
  const { rows } = await sql<ProductionRow & { at: string }>`
    select ${SUMMARY}, ${exactTime('p.created_at')} as at from ${WITH_ORDER}
    where ${sql.join(conditions, sql` and `)}
    order by p.created_at desc, p.id desc limit ${query.limit + 1}`.execute(trx);
  return toPage(rows, query.limit, (row) => [row.at, row.id], toSummary);
}
