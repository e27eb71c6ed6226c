import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { ServerAccount } from './account.ts';
import { run } from './run.ts';

/** The programs of one PostgreSQL, as absolute paths. */
export type Programs = { initdb: string; postgres: string; pgCtl: string };

/** The programs in a folder that is laid out as the package's `native` is. */
export function programsIn(native: string): Programs {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(native, 'bin', `${name}${suffix}`);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** Tries the programs out; gives the reason when one does not run, and undefined when all do. */
export async function tryPrograms(
  native: string,
  account: ServerAccount | undefined,
): Promise<string | undefined> {
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
export async function hydrateLinks(native: string, into: string): Promise<void> {
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
