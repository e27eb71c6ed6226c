import { type listReleaseLog, ReleaseLogLine } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';

/** Companies that a line names. */
const MOST_NAMED = 5;

/** A page of what was done with a module, or with all of them, the newest first. */
export async function listLog(
  backoffice: Database,
  name: string,
  query: z.output<typeof listReleaseLog.query>,
) {
  const after = readCursor(query.cursor, z.tuple([z.string().regex(/^\d{1,18}$/)]));
  const { rows } = await sql<{ id: string; at: Date }>`
    select l.id, l.at, l.who, l.what, l.version, l.details,
      coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name) from companies c
        where c.id::text in (
          select l.details ->> 'company' union all
          (select jsonb_array_elements_text(l.details -> 'failing') where jsonb_typeof(l.details -> 'failing') = 'array') union all
          (select jsonb_array_elements_text(l.details -> 'companies') where jsonb_typeof(l.details -> 'companies') = 'array'
            limit ${MOST_NAMED}))), '[]') as companies
    from release_log l
    where (l.name = ${name} or l.name is null) and (${after?.[0] ?? null}::bigint is null or l.id < ${after?.[0] ?? null}::bigint)
    order by l.id desc limit ${query.limit + 1}`.execute(backoffice);
  return toPage(
    rows,
    query.limit,
    (row) => [row.id],
    (row) => ReleaseLogLine.parse({ ...row, at: row.at.toISOString() }),
  );
}
