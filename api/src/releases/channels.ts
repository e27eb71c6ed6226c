import { MOST_PINS, type RegistryRemote } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { type Channels, inTransaction, lockModule, writeChannels, writeLog } from './locked-module.ts';

type Canary = NonNullable<RegistryRemote['canary']>;

/** Makes a published version the one that everybody gets; the one until now becomes the one to fall back to. */
export async function activate(db: Database, name: string, version: string, by: string): Promise<void> {
  await change(db, name, async (trx, channels) => {
    await requireVersion(trx, name, version);
    if (channels.active === version) return;
    await writeChannels(trx, name, {
      ...channels,
      active: version,
      previous: channels.active,
      canary: channels.canary?.version === version ? null : channels.canary,
    });
    await writeLog(trx, {
      ...{ who: by, what: 'activated', name, version },
      details: { before: channels.active },
    });
  });
}

/**
 * Goes back to the version before. The one that is left is not kept to fall back to, since it was left for a reason: that
 * is now the newest one published before.
 *
 * @returns the version that is active now
 */
export function rollback(db: Database, name: string, by: string): Promise<string> {
  return change(db, name, async (trx, channels) => {
    const { active } = channels;
    const now = await goBack(trx, name, channels);
    await writeLog(trx, {
      ...{ who: by, what: 'rolled-back', name, version: now },
      details: { before: active },
    });
    return now;
  });
}

/**
 * Within the transaction that locked the module; what is written to the log is left to who asks.
 *
 * @returns the version that is active now
 * @throws ReleaseError where there is none before
 */
export async function goBack(trx: Database, name: string, channels: Channels): Promise<string> {
  const { active, previous } = channels;
  if (previous === null)
    throw new ReleaseError('unknown', `${name} no tiene una versión anterior a ${active ?? 'ninguna'}.`);
  const { rows } = await sql<{ version: string }>`
    select r.version from releases r join releases now on now.name = r.name and now.version = ${previous}
    where r.name = ${name} and r.id < now.id order by r.id desc limit 1`.execute(trx);
  await writeChannels(
    trx,
    name,
    { ...channels, active: previous, previous: rows[0]?.version ?? null },
    active,
  );
  return previous;
}

/** @param canary null when there is to be none any more */
export async function setCanary(
  db: Database,
  name: string,
  canary: Canary | null,
  by: string,
): Promise<void> {
  await change(db, name, async (trx, channels) => {
    if (canary) await requireVersion(trx, name, canary.version);
    await writeChannels(trx, name, { ...channels, canary });
    const details = canary ? { companies: canary.companies, share: canary.share } : {};
    await writeLog(trx, { who: by, what: 'canary', name, version: canary?.version ?? null, details });
  });
}

/**
 * Gives one company a version of its own, in its opening hours too: it is for who helps that company.
 *
 * @param pin with null for its version, the company gets again what the others get
 */
export async function pin(
  db: Database,
  name: string,
  { company, version }: { company: string; version: string | null },
  by: string,
): Promise<void> {
  await change(db, name, async (trx, channels) => {
    if (version !== null) await requireVersion(trx, name, version);
    const { [company]: before, ...others } = channels.pins;
    if (version === null && before === undefined) return;
    if (version !== null && Object.keys(others).length >= MOST_PINS)
      throw new ReleaseError('taken', `${name} ya tiene ${MOST_PINS} empresas con versión propia.`);
    const pins = version === null ? others : { ...others, [company]: version };
    await writeChannels(trx, name, { ...channels, pins });
    await writeLog(trx, {
      ...{ who: by, what: version === null ? 'unpinned' : 'pinned', name, version },
      details: { company, before: before ?? null },
    });
  });
}

/** @throws ReleaseError for a module of which nothing was published */
function change<T>(
  db: Database,
  name: string,
  work: (trx: Database, channels: Channels) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql`select from releases where name = ${name} limit 1`.execute(trx);
    if (rows.length === 0)
      throw new ReleaseError('unknown', `No hay ningún ${name} publicado: publícalo primero.`);
    return work(trx, await lockModule(trx, name));
  });
}

async function requireVersion(trx: Database, name: string, version: string): Promise<void> {
  const { rows } = await sql`
    select from releases where name = ${name} and version = ${version}`.execute(trx);
  if (rows.length === 0) throw new ReleaseError('unknown', `${name} no tiene la versión ${version}.`);
}
