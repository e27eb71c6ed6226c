import { type HoldHours, Id, type listReleaseHolds, ReleaseHold } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { writeLog } from './locked-module.ts';

/**
 * Has a company keep the versions that it runs in its opening hours, or get new ones at any time again.
 *
 * @param hours null for any time
 * @returns false for no such company
 */
export function setHold(
  backoffice: Database,
  company: string,
  hours: HoldHours | null,
  by: string,
): Promise<boolean> {
  return backoffice.transaction().execute(async (trx) => {
    const { rows } = await sql<{ done: boolean }>`
      select set_release_hold(${company}, ${hours?.days ?? null}::integer[], ${hours?.opens ?? null}::time,
        ${hours?.closes ?? null}::time) as done`.execute(trx);
    if (!rows[0]?.done) return false;
    await writeLog(trx, {
      ...{ who: by, what: hours === null ? 'not-held' : 'held', name: null, version: null },
      details: { company, ...hours },
    });
    return true;
  });
}

/** A page of the companies that hold, by name. */
export async function listHolds(backoffice: Database, query: z.output<typeof listReleaseHolds.query>) {
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  const { rows } = await sql<{ id: string; name: string; days: number[]; opens: string; closes: string }>`
    select c.id, c.name, h.days, to_char(h.opens, 'HH24:MI') as opens, to_char(h.closes, 'HH24:MI') as closes
    from release_holds h join companies c on c.id = h.company_id
    where ${after?.[0] ?? null}::text is null or (c.name, c.id) > (${after?.[0] ?? null}, ${after?.[1] ?? null}::uuid)
    order by c.name, c.id limit ${query.limit + 1}`.execute(backoffice);
  return toPage(
    rows,
    query.limit,
    (row) => [row.name, row.id],
    ({ id, name, ...hours }) => ReleaseHold.parse({ company: { id, name }, hours }),
  );
}
