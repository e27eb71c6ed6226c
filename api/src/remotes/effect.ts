import type { findReleaseEffect, RegistryRemote } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { currentTime } from '../clock/clock.ts';
import type { Database } from '../database/connect.ts';
import { ReleaseError } from '../errors/release-error.ts';
import type { Releases } from '../releases/releases.ts';
import { chooseVersion } from './choose-version.ts';
import { heldSince } from './hold-hours.ts';

type Query = z.output<typeof findReleaseEffect.query>;
type Effect = z.output<typeof findReleaseEffect.response>;

/**
 * What a change makes of who gets which version, worked out by what gives them out, so that what is said before is what comes.
 *
 * @throws ReleaseError where it cannot be made
 */
export async function effectOf(
  backoffice: Database,
  releases: Releases,
  name: string,
  query: Query,
): Promise<Effect> {
  const { remotes, holds } = releases.registry();
  const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (!remote) throw new ReleaseError('unknown', `No hay ningún ${name} publicado.`);
  const next = changed(name, remote, query);
  const now = currentTime();
  const [before, after] = [new Map<string | null, number>(), new Map<string | null, number>()];
  const effect = { companies: 0, changed: 0, held: 0 };
  for (const id of await companiesWith(backoffice, remote)) {
    const was = chooseVersion(name, remote, id, undefined)?.version.version ?? null;
    const becomes = chooseVersion(name, next, id, undefined)?.version.version ?? null;
    before.set(was, (before.get(was) ?? 0) + 1);
    after.set(becomes, (after.get(becomes) ?? 0) + 1);
    effect.companies++;
    if (was === becomes) continue;
    effect.changed++;
    const hold = Object.hasOwn(holds, id) ? holds[id] : undefined;
    // Who holds leaves what is taken out at once.
    if (query.change !== 'rollback' && hold && heldSince(hold, now)) effect.held++;
  }
  return { ...effect, before: reaches(before), after: reaches(after) };
}

function reaches(counts: ReadonlyMap<string | null, number>): Effect['before'] {
  return [...counts]
    .map(([version, companies]) => ({ version, companies }))
    .sort((a, b) => b.companies - a.companies);
}

/** As the change would leave it (see api/src/releases/channels.ts). */
function changed(
  name: string,
  remote: RegistryRemote,
  { change, version, share, companies }: Query,
): RegistryRemote {
  if (version !== undefined && !Object.hasOwn(remote.versions, version))
    throw new ReleaseError('unknown', `${name} no tiene la versión ${version}.`);
  switch (change) {
    case 'none':
      return remote;
    case 'rollback':
      if (remote.previous === null)
        throw new ReleaseError('unknown', `${name} no tiene una versión anterior.`);
      return { ...remote, active: remote.previous };
    case 'activate': {
      if (version === undefined) throw new ReleaseError('unknown', 'Di qué versión.');
      const canary = remote.canary?.version === version ? null : remote.canary;
      return { ...remote, active: version, canary };
    }
    case 'canary':
      return {
        ...remote,
        canary: version === undefined ? null : { version, share, companies: companies?.split(',') ?? [] },
      };
  }
}

/** Those that are offered the module: those that have what it requires. */
async function companiesWith(backoffice: Database, { active, versions }: RegistryRemote): Promise<string[]> {
  const given = versions[active ?? ''] ?? Object.values(versions).at(-1);
  if (given && given.descriptor.audience !== 'company') return [];
  const requires = given?.descriptor.requires ?? null;
  const { rows } = await sql<{ id: string }>`
    select id from companies where ${requires}::text is null or ${requires}::text = any(modules)`.execute(
    backoffice,
  );
  return rows.map(({ id }) => id);
}
