import type { Registry, ShellBuild } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { publishErrors } from './checks.ts';
import { BUILD_FILE, parseBuild } from './module-build.ts';

/** A version that somebody may get, held against a shell. */
export interface HeldVersion {
  name: string;
  version: string;
  /** What of it that shell would break; empty where it runs. */
  errors: string[];
  /** It was built before builds noted what they import: only versions and ranges are known of it. */
  isOld: boolean;
}

/**
 * Holds every version that somebody may get against a shell, as publishing would: what a change of the shell breaks is known
 * before it is served.
 */
export async function holdVersions(
  db: Database,
  registry: Registry,
  shell: ShellBuild,
): Promise<HeldVersion[]> {
  const offered = Object.entries(registry.remotes).flatMap(([name, { active, previous, canary, pins }]) => {
    const versions = new Set([active, previous, canary?.version, ...Object.values(pins)]);
    return [...versions].flatMap((version) => (typeof version === 'string' ? [{ name, version }] : []));
  });
  const held: HeldVersion[] = [];
  for (const { name, version } of offered) {
    const { rows } = await sql<{ bytes: Buffer }>`
      select bytes from release_files join release_blobs using (hash)
      where name = ${name} and version = ${version} and path = ${BUILD_FILE}`.execute(db);
    const build = parseBuild(rows[0]?.bytes);
    // What it weighs was looked at when it was published.
    held.push({ name, version, errors: publishErrors(build, shell, 0), isOld: build.imports === undefined });
  }
  return held.sort((a, b) => a.name.localeCompare(b.name));
}
