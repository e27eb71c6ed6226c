import { Registry, RegistryRemote, RegistryState, RegistryVersion } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

interface Row {
  name: string;
  version: string;
  /** Null where it is known already. */
  record: unknown;
  id: string;
}

/** Nobody is open for longer at a time. */
const KEPT = '2 days';

/** What was read of versions, by their id: a version never changes. */
export type KnownVersions = Map<string, RegistryVersion>;

/**
 * All versions of all modules, and who gets which.
 *
 * @param known of an earlier reading, which is not read again; what is read now is put there
 * @throws where what the database holds is no registry
 */
export async function readRegistry(db: Database, known: KnownVersions = new Map()): Promise<Registry> {
  const [versions, channels, history, holds, previews] = await db.transaction().execute(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    return [
      await sql<Row>`select name, version, id,
        case when id = any(${[...known.keys()]}::bigint[]) then null else record end as record
        from releases order by id`.execute(trx),
      await sql<{ name: string }>`
        select name, active, previous, canary, pins from release_channels`.execute(trx),
      await sql<{ name: string }>`
        select name, at, active, canary, taken_out from release_channel_history
        where at > now() - ${KEPT}::interval or id in (
          select max(id) from release_channel_history where at <= now() - ${KEPT}::interval group by name)
        order by id`.execute(trx),
      await sql<{ company_id: string; set_at: Date }>`select * from all_release_holds()`.execute(trx),
      await sql<{ user_id: string; name: string; until: Date }>`
        select * from all_release_previews()`.execute(trx),
    ];
  });
  const remotes: Record<string, RegistryRemote> = Object.create(null);
  for (const { name, ...channel } of channels.rows)
    remotes[name] = RegistryRemote.parse({ ...channel, versions: {} });
  for (const { name, ...state } of history.rows)
    remotes[name]?.history.push(RegistryState.parse(plain(state)));
  const ids = new Set<string>();
  for (const { name, version, record, id } of versions.rows) {
    const found = known.get(id) ?? RegistryVersion.parse(record);
    known.set(id, found);
    ids.add(id);
    const remote = remotes[name];
    if (remote) remote.versions[version] = found;
  }
  for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
  const held = holds.rows.map(({ company_id, ...hold }) => [company_id, plain(hold)]);
  const rights: Registry['previews'] = Object.create(null);
  for (const { user_id, name, until } of previews.rows)
    rights[user_id] = { ...rights[user_id], [name]: until.toISOString() };
  return {
    ...{ schema: 1, remotes },
    holds: Registry.shape.holds.parse(Object.fromEntries(held)),
    previews: rights,
  };
}

/** With its times as texts. */
function plain(row: object): unknown {
  return JSON.parse(JSON.stringify(row));
}
