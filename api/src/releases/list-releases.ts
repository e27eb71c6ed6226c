import { ListedModule } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** The versions of all modules, the newest first, and who gets which; or of one module. */
export async function listReleases(db: Database, name?: string): Promise<ListedModule[]> {
  const { rows } = await sql`
    select c.name, c.active, c.previous, c.canary, json_agg(json_build_object(
        'version', r.version, 'published_at', r.record ->> 'published_at', 'published_by', r.published_by,
        'size_gzip', r.record -> 'size_gzip', 'api_version', r.record #>> '{descriptor,apiVersion}')
        order by r.id desc) as versions
    from release_channels c join releases r using (name)
    where ${name ?? null}::text is null or c.name = ${name ?? null}::text
    group by c.name order by c.name`.execute(db);
  return rows.map((row) => ListedModule.parse(row));
}
