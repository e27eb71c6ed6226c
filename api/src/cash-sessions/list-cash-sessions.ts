import { Id, type listCashSessions as ListCashSessions } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { exactTime, readCursor, TimeKey, toPage } from '../database/cursor.ts';
import { selectCashSessions, withFigures } from './cash-session-rows.ts';

/** A page of the company's cash sessions, the last opened first. */
export async function listCashSessions(
  trx: CompanyTransaction,
  query: z.output<typeof ListCashSessions.query>,
) {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  const rows = await selectCashSessions(trx)
    .select(exactTime('c.opened_at').as('at'))
    .$if(after !== undefined, (select) =>
      select.where(sql<boolean>`(opened_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { items, next } = toPage(
    rows,
    query.limit,
    (row) => [row.at, row.id],
    (row) => row,
  );
  return { items: await withFigures(trx, items), next };
}
