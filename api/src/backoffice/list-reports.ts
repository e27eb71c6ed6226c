import { Id, type listReports as ListReports } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { exactTime, readCursor, SmallKey, TimeKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import { selectReviewedReports, toReviewedReport } from './reviewed-report.ts';

/** Those that wait come first. */
const PART = sql<number>`(case r.status when 'waiting' then 0 else 1 end)`;
/** In the order of coming; what is decided stands the other way round, the last decision first. */
const SINCE = sql<Date>`coalesce(r.decided_at, r.created_at)`;

/** Reported payments as a queue: what waits, the oldest first, and then what was decided, the last first. */
export async function listReports(backoffice: Database, query: z.output<typeof ListReports.query>) {
  const after = readCursor(query.cursor, z.tuple([SmallKey, TimeKey, Id]));
  let select = selectReviewedReports(backoffice)
    .select(PART.as('part'))
    .select(exactTime(SINCE).as('since'))
    .orderBy(PART)
    .orderBy(sql`case r.status when 'waiting' then ${SINCE} end`)
    .orderBy(SINCE, 'desc')
    .orderBy('r.id');
  for (const word of searchWords(query.search)) {
    select = select.where(
      sql<boolean>`searchable(concat_ws(' ', c.name, r.reference, r.user_name)) like containing(${word})`,
    );
  }
  if (query.status) select = select.where('r.status', '=', query.status);
  if (query.company_id) select = select.where('r.company_id', '=', query.company_id);
  if (after) {
    const [part, since, id] = after;
    const behind = sql<boolean>`(${SINCE}, r.id) > (${since}::timestamptz, ${id}::uuid)`;
    const before = sql<boolean>`(${SINCE} < ${since}::timestamptz or (${SINCE} = ${since}::timestamptz and r.id > ${id}::uuid))`;
    select = select.where(
      part === 0 ? sql<boolean>`(${PART} = 1 or ${behind})` : sql<boolean>`(${PART} = 1 and ${before})`,
    );
  }
  const rows = await select.limit(query.limit + 1).execute();
  return toPage(rows, query.limit, (row) => [row.part, row.since, row.id], toReviewedReport);
}
