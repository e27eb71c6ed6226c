import { RegistryVersion, ReleaseNumber, type ShellBuild } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { Database } from '../database/connect.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { baseErrors, publishErrors } from './checks.ts';
import { inTransaction, lockModule, writeLog } from './locked-module.ts';
import type { BuildFile, ModuleBuild } from './module-build.ts';

export interface PublishOptions {
  shell: ShellBuild;
  /** Who publishes, for the log. */
  by: string;
  /** The version that it gets; the one of its package.json when absent. */
  version?: string | undefined;
  /** The folder on another origin that browsers get its files from; without it, they get them from here. */
  base?: string | undefined;
}

export interface Published {
  name: string;
  version: string;
  /** False when this very build was published under this version before. */
  isNew: boolean;
}

/**
 * Puts a build among the releases, not active yet; all of it, or nothing.
 *
 * @throws ReleaseError when a check fails, for a version that is none, or when the version is taken by another build: a
 *   release never changes
 */
export async function publish(
  db: Database,
  module: ModuleBuild,
  options: PublishOptions,
): Promise<Published> {
  const record = recordOf(module, options);
  const { name } = module.build;
  const { version } = record;
  return inTransaction(db, async (trx) => {
    await lockModule(trx, name);
    const before = await filesOf(trx, name, version);
    if (before !== undefined) {
      if (before.base === record.base && isSame(before.files, module.files))
        return { name, version, isNew: false };
      throw new ReleaseError(
        'taken',
        `${name} ${version} ya está publicada con otro contenido: súbele la versión.`,
      );
    }
    await writeBlobs(trx, module.files);
    await sql`insert into releases (name, version, record, published_by)
      values (${name}, ${version}, ${JSON.stringify(record)}::jsonb, ${options.by})`.execute(trx);
    await sql`insert into release_files (name, version, path, type, hash)
      select ${name}, ${version}, * from unnest(${module.files.map(({ path }) => path)}::text[],
        ${module.files.map(({ type }) => type)}::text[], ${module.files.map(({ hash }) => hash)}::text[])`.execute(
      trx,
    );
    const details = { container: record.container, size_gzip: record.size_gzip };
    await writeLog(trx, { who: options.by, what: 'published', name, version, details });
    return { name, version, isNew: true };
  });
}

/**
 * A build as the registry keeps it.
 *
 * @throws ReleaseError when a check fails, or for a version that is none
 */
export function recordOf(
  { build, sizeGzip }: ModuleBuild,
  { shell, version, base }: Pick<PublishOptions, 'shell' | 'version' | 'base'>,
): RegistryVersion {
  const checked = ReleaseNumber.safeParse(version ?? build.package_version);
  if (!checked.success) {
    throw new ReleaseError('invalid', `${version} no es una versión: escríbela como 1.2.0 o 1.2.0-rc.1.`);
  }
  const errors = [
    ...publishErrors(build, shell, sizeGzip),
    ...(base === undefined ? [] : baseErrors(base, build.descriptor)),
  ];
  if (errors.length > 0) {
    throw new ReleaseError(
      'invalid',
      `${build.name} ${checked.data} no se puede publicar: ${errors.join('; ')}.`,
    );
  }
  return RegistryVersion.parse({
    version: checked.data,
    base: base ?? `/remotes/${build.name}/${checked.data}/`,
    container: build.container,
    entry: build.entry,
    files: build.files,
    exposes: build.exposes,
    ...(build.shared ? { shared: build.shared } : {}),
    descriptor: build.descriptor,
    published_at: currentTime().toISOString(),
    size_gzip: sizeGzip,
  });
}

/** Where a version's files are, and the hash of each by its path; undefined where there is no such version. */
async function filesOf(
  db: Database,
  name: string,
  version: string,
): Promise<{ base: string; files: Map<string, string> } | undefined> {
  const { rows } = await sql<{ base: string; path: string | null; hash: string }>`
    select r.record ->> 'base' as base, f.path, f.hash from releases r left join release_files f using (name, version)
    where r.name = ${name} and r.version = ${version}`.execute(db);
  const [first] = rows;
  if (!first) return undefined;
  const files = rows.flatMap(({ path, hash }) => (path === null ? [] : [[path, hash] as const]));
  return { base: first.base, files: new Map(files) };
}

function isSame(before: ReadonlyMap<string, string>, files: readonly BuildFile[]): boolean {
  return before.size === files.length && files.every(({ path, hash }) => before.get(path) === hash);
}

/** Only what is not there: most files of a build are those of the one before. */
async function writeBlobs(db: Database, files: readonly BuildFile[]): Promise<void> {
  const { rows } = await sql<{ hash: string }>`
    select hash from release_blobs where hash = any(${files.map(({ hash }) => hash)}::text[])`.execute(db);
  const there = new Set(rows.map(({ hash }) => hash));
  const missing = [...new Map(files.map((file) => [file.hash, file])).values()].filter(
    ({ hash }) => !there.has(hash),
  );
  if (missing.length === 0) return;
  await sql`insert into release_blobs (hash, bytes, gzip, br)
    select * from unnest(${missing.map(({ hash }) => hash)}::text[], ${missing.map(({ bytes }) => bytes)}::bytea[],
      ${missing.map(({ gzip }) => gzip)}::bytea[], ${missing.map(({ br }) => br)}::bytea[])
    on conflict do nothing`.execute(db);
}
