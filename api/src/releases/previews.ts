import {
  Id,
  type listReleasePreviews,
  ReleasePreview,
  type setReleasePreview,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { currentTime } from '../clock/clock.ts';
import type { Database } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { writeLog } from './locked-module.ts';

const DAY_MS = 86_400_000;

/**
 * Lets a user of a company see the versions of a module that nobody gets yet, or no longer (docs/decisions/0066-preview.md).
 *
 * @returns false for no such user, and for a module of which nothing was published
 */
export function setPreview(
  backoffice: Database,
  name: string,
  { username, days }: z.output<typeof setReleasePreview.body>,
  by: string,
): Promise<boolean> {
  const until = days === null ? null : new Date(currentTime().getTime() + days * DAY_MS);
  return backoffice.transaction().execute(async (trx) => {
    const { rows: known } = await sql`select from releases where name = ${name} limit 1`.execute(trx);
    if (known.length === 0) return false;
    const { rows } = await sql<{ company_id: string; user_id: string }>`
      select company_id, user_id from set_release_preview(${username}, ${name}, ${until}::timestamptz)`.execute(
      trx,
    );
    const [owner] = rows;
    if (!owner) return false;
    await writeLog(trx, {
      ...{ who: by, what: days === null ? 'preview-ended' : 'preview-given', name, version: null },
      details: {
        company: owner.company_id,
        user: owner.user_id,
        username,
        until: until?.toISOString() ?? null,
      },
    });
    return true;
  });
}

/** A page of those who may see versions of a module, by username. */
export async function listPreviews(
  backoffice: Database,
  name: string,
  query: z.output<typeof listReleasePreviews.query>,
) {
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  const { rows } = await sql<{
    id: string;
    name: string;
    username: string;
    until: Date;
    company_id: string;
    company: string;
  }>`
    select u.id, u.name, u.username, p.until, c.id as company_id, c.name as company
    from release_previews p join users u on u.company_id = p.company_id and u.id = p.user_id
      join companies c on c.id = p.company_id
    where p.name = ${name} and p.until > now() and (${after?.[0] ?? null}::text is null
      or (u.username, u.id) > (${after?.[0] ?? null}, ${after?.[1] ?? null}::uuid))
    order by u.username, u.id limit ${query.limit + 1}`.execute(backoffice);
  return toPage(
    rows,
    query.limit,
    (row) => [row.username, row.id],
    (row) =>
      ReleasePreview.parse({
        user: { id: row.id, name: row.name, username: row.username },
        company: { id: row.company_id, name: row.company },
        until: row.until.toISOString(),
      }),
  );
}
