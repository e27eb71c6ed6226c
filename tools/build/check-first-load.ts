import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, webDir } from '../webpack/paths.ts';
import { readRemoteBuild } from '../webpack/remote-build.ts';
import { firstLoadErrors, readShellFirst } from './first-load.ts';
import { gzipSize } from './gzip-size.ts';
import { remotePackages } from './packages.ts';

/**
 * Holds what the first screens need of the builds that are there against their budgets.
 *
 * @throws with each that is over
 */
export async function checkFirstLoad(): Promise<void> {
  const shellDir = webDir(join(ROOT, 'shell'));
  if (!existsSync(join(shellDir, 'index.html'))) return;
  const dirs = remotePackages()
    .map((name) => webDir(join(ROOT, name)))
    .filter((dir) => existsSync(join(dir, 'remote.json')));
  const builds = await Promise.all(
    dirs.map(async (dir) => {
      // One of before the build changed its form is none.
      const build = await readRemoteBuild(dir).catch(() => undefined);
      return build ? [{ dir, build }] : [];
    }),
  ).then((found) => found.flat());
  const dirOf = new Map(builds.map(({ dir, build }) => [build.name, dir]));
  const errors = firstLoadErrors({
    shell: readShellFirst(shellDir),
    remotes: builds.map(({ build }) => build),
    sizeOf: (file, remote) => gzipSize(join((remote && dirOf.get(remote)) || shellDir, file)),
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
