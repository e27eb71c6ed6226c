import { Id, type StockCount } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { exactTime, readCursor, TimeKey, toPage } from '../../database/cursor.ts';
import { type CountRow, selectCounts, toStockCount } from './count-row.ts';

/** The counts of a company, newest first. */
export async function listCounts(
  trx: CompanyTransaction,
  query: { limit: number; cursor?: string | undefined },
): Promise<{ items: StockCount[]; next: string | null }> {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  const behind = after
    ? sql`and (c.created_at, c.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql``;
  const { rows } = await sql<CountRow & { key: string }>`
    select l.*, ${exactTime('l.created_at')} as key
    from (${selectCounts(trx, sql`${behind} order by c.created_at desc, c.id desc limit ${query.limit + 1}`)}) l
    order by l.created_at desc, l.id desc`.execute(trx);
  return toPage(
    rows,
    query.limit,
    (row) => [row.key, row.id],
    ({ key: _, ...row }) => toStockCount(row),
  );
}
