import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { builtModules, readBuildFile, readBuildFolder, readShellBuild } from './build-folder.ts';
import { activate } from './channels.ts';
import { LOCAL_VERSION } from './local-version.ts';
import { lockModule, writeLog } from './locked-module.ts';
import { publish, recordOf } from './publish.ts';

/** What became of a module's build. */
export interface LocalBuild {
  name: string;
  version: string;
  /** `kept` is one that everybody gets already; `beside` one that is there while a released version stays active. */
  outcome: 'active' | 'kept' | 'beside';
}

/** A build that was not published, and why; the others were. */
export interface RefusedBuild {
  package: string;
  error: unknown;
}

/**
 * Publishes the builds below the project's folder as `<package version>-local.<build id>` and activates them, unless a
 * released version is active: that one is changed by who releases. Needs the owner of the tables.
 *
 * @param packages their names; all that are built, without
 */
export async function publishLocalBuilds(
  db: Database,
  projectRoot: string,
  by: string,
  packages?: readonly string[],
): Promise<{ published: LocalBuild[]; refused: RefusedBuild[] }> {
  const published: LocalBuild[] = [];
  const refused: RefusedBuild[] = [];
  for (const [name, folder] of await builtModules(projectRoot)) {
    if (packages && !packages.includes(name)) continue;
    try {
      published.push(
        await db.transaction().execute(async (trx) => {
          // Nothing is lost that the next start would not publish again.
          await sql`set local synchronous_commit = off`.execute(trx);
          return publishLocal(trx, { projectRoot, folder, by });
        }),
      );
    } catch (error) {
      refused.push({ package: name, error });
    }
  }
  return { published, refused };
}

/** What keeps the builds of these packages from being published, without publishing them. */
export async function checkLocalBuilds(
  projectRoot: string,
  packages: readonly string[],
): Promise<RefusedBuild[]> {
  const refused: RefusedBuild[] = [];
  for (const [name, folder] of await builtModules(projectRoot)) {
    if (!packages.includes(name)) continue;
    try {
      recordOf(await readBuildFolder(folder), { shell: await readShellBuild(projectRoot) });
    } catch (error) {
      refused.push({ package: name, error });
    }
  }
  return refused;
}

async function publishLocal(
  trx: Database,
  { projectRoot, folder, by }: { projectRoot: string; folder: string; by: string },
): Promise<LocalBuild> {
  const { name, container, package_version, build_id } = await readBuildFile(folder);
  const active = await findActive(trx, name);
  if (active?.container === container) return { name, version: active.version, outcome: 'kept' };

  const version = `${package_version}-local.${build_id}`;
  const module = await readBuildFolder(folder);
  await publish(trx, module, { shell: await readShellBuild(projectRoot), by, version });
  if (active && !LOCAL_VERSION.test(active.version)) return { name, version, outcome: 'beside' };
  await activate(trx, name, version, by);
  await pruneLocal(trx, name, by);
  return { name, version, outcome: 'active' };
}

async function findActive(
  trx: Database,
  name: string,
): Promise<{ version: string; container: string } | undefined> {
  const { rows } = await sql<{ version: string; container: string }>`
    select r.version, r.record ->> 'container' as container
    from release_channels c join releases r on r.name = c.name and r.version = c.active
    where c.name = ${name}`.execute(trx);
  return rows[0];
}

/** Removes local builds that nobody gets any more, with what only they held; what was released stays. */
async function pruneLocal(trx: Database, name: string, by: string): Promise<void> {
  const { active, previous, canary, pins } = await lockModule(trx, name);
  const kept = [active, previous, canary?.version, ...Object.values(pins)].filter(
    (version) => typeof version === 'string',
  );
  const { rows } = await sql<{ version: string }>`
    select version from releases where name = ${name} and not version = any(${kept}::text[])`.execute(trx);
  const pruned = rows.map(({ version }) => version).filter((version) => LOCAL_VERSION.test(version));
  if (pruned.length === 0) return;
  await sql`delete from releases where name = ${name} and version = any(${pruned}::text[])`.execute(trx);
  await sql`delete from release_blobs b
    where not exists (select from release_files f where f.hash = b.hash)`.execute(trx);
  for (const version of pruned) await writeLog(trx, { who: by, what: 'removed', name, version });
}
