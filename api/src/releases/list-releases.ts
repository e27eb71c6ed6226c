import {
  ListedModule,
  ListedVersion,
  type listReleaseVersions as ListReleaseVersions,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';

/** Versions of a module that a list of modules shows of each. */
const NEWEST = 10;

/** What is told of the version `r`. */
const version = sql`json_build_object(
  'version', r.version, 'published_at', r.record ->> 'published_at', 'published_by', r.published_by,
  'size_gzip', r.record -> 'size_gzip', 'api_version', r.record #>> '{descriptor,apiVersion}')`;

/** All modules with their newest versions and those that somebody gets, the newest first, and who gets which; or one module. */
export async function listReleases(db: Database, name?: string): Promise<ListedModule[]> {
  const { rows } = await sql`
    select c.name, c.active, c.previous, c.canary, c.pins, v.versions,
      (select t.address from release_teams t where t.name = c.name) as address,
      coalesce((select json_agg(json_build_object('id', co.id, 'name', co.name) order by co.name) from companies co
        where c.pins ? co.id::text or c.canary -> 'companies' ? co.id::text), '[]') as companies
    from release_channels c, lateral (
      select json_agg(${version} order by r.id desc) as versions
      from releases r where r.name = c.name and (r.version in (c.active, c.previous, c.canary ->> 'version')
        or r.version in (select value from jsonb_each_text(c.pins))
        or r.id in (select n.id from releases n where n.name = c.name order by n.id desc limit ${NEWEST}))
    ) v
    where v.versions is not null and (${name ?? null}::text is null or c.name = ${name ?? null}::text)
    order by c.name`.execute(db);
  return rows.map((row) => ListedModule.parse(row));
}

/** A page of a module's versions, the newest first; empty for a module of which nothing was published. */
export async function listReleaseVersions(
  db: Database,
  name: string,
  query: z.output<typeof ListReleaseVersions.query>,
) {
  const after = readCursor(query.cursor, z.tuple([z.string().regex(/^\d{1,18}$/)]));
  const { rows } = await sql<{ id: string; version: unknown }>`
    select r.id, ${version} as version from releases r
    where r.name = ${name} and (${after?.[0] ?? null}::bigint is null or r.id < ${after?.[0] ?? null}::bigint)
    order by r.id desc limit ${query.limit + 1}`.execute(db);
  return toPage(
    rows,
    query.limit,
    (row) => [row.id],
    (row) => ListedVersion.parse(row.version),
  );
}
