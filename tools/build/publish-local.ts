import { join } from 'node:path';
import { activate, LOCAL_VERSION, pruneLocal } from '../release/activate.ts';
import { isPlaced, publish } from '../release/publish.ts';
import { readRegistry } from '../release/registry-file.ts';
import { ROOT, webDir } from '../webpack/paths.ts';
import { readRemoteBuild } from '../webpack/remote-build.ts';
import type { ShellBuild } from '../webpack/shell-build.ts';

/**
 * Publishes a module's build as `<package version>-local.<build id>` and activates it, unless a released version is
 * active: that one is changed by the release command only.
 *
 * @returns what happened, in one line
 */
export async function publishLocal(
  packageName: string,
  options: { releases: string; shell: ShellBuild },
): Promise<string> {
  const buildDir = webDir(join(ROOT, packageName));
  const build = await readRemoteBuild(buildDir);
  const { name } = build;
  const current = (await readRegistry(options.releases)).remotes[name];
  const active = current?.active ? current.versions[current.active] : undefined;
  if (active?.container === build.container && isPlaced(options.releases, build, active.version)) {
    return `${name} ${active.version} (unchanged)`;
  }

  const version = `${build.package_version}-local.${build.build_id}`;
  await publish({ ...options, buildDir, version });
  if (active && !LOCAL_VERSION.test(active.version)) {
    return `${name} ${version}, not active: released version ${active.version} is`;
  }
  await activate(options.releases, name, version);
  await pruneLocal(options.releases, name);
  return `${name} ${version}`;
}
