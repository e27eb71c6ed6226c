import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Registry, ReleaseNumber } from '@cuadra/shared/contract';
import { integrityOf } from '../webpack/integrity.ts';
import { type RemoteBuild, readRemoteBuild } from '../webpack/remote-build.ts';
import type { ShellBuild } from '../webpack/shell-build.ts';
import { publishErrors } from './checks.ts';
import { editRegistry } from './registry-file.ts';

/** What the federation plugin notes of a build for its own tools. */
const BUILD_STATS = 'mf-stats.json';

export interface PublishOptions {
  /** Where the registry and the releases are. */
  releases: string;
  /** Where the module's browser build is. */
  buildDir: string;
  shell: ShellBuild;
  /** The version that it gets; the one of its package.json when absent. */
  version?: string;
}

export interface Published {
  name: string;
  version: string;
  /** False when this very build was published under this version before. */
  isNew: boolean;
}

/**
 * Puts a build under `releases/<name>/<version>/` and into the registry, not active yet.
 *
 * @throws when a check fails, for a version that is none, or when the version is taken by another build: a release never changes
 */
export async function publish(options: PublishOptions): Promise<Published> {
  const build = await readRemoteBuild(options.buildDir);
  const version = releaseNumber(options.version ?? build.package_version);
  const sizeGzip = await weigh(options.buildDir, build);
  const errors = publishErrors(build, options.shell, sizeGzip);
  if (errors.length > 0)
    throw new Error(`${build.name} ${version} cannot be published: ${errors.join('; ')}`);

  return editRegistry(options.releases, async (registry) => {
    const remote = remoteOf(registry, build.name);
    const taken = remote.versions[version];
    if (taken) {
      if (taken.container !== build.container) {
        throw new Error(
          `${build.name} ${version} is published already, with other content: raise its version`,
        );
      }
      if (!isPlaced(options.releases, build, version)) await place(options, build.name, version);
      return { name: build.name, version, isNew: false };
    }
    await place(options, build.name, version);
    remote.versions[version] = {
      version,
      base: `/remotes/${build.name}/${version}/`,
      container: build.container,
      entry: build.entry,
      files: build.files,
      exposes: build.exposes,
      shared: build.shared,
      descriptor: build.descriptor,
      published_at: new Date().toISOString(),
      size_gzip: sizeGzip,
    };
    return { name: build.name, version, isNew: true };
  });
}

/** @throws for what is no version: it becomes a folder, and one like `..` would be another's */
function releaseNumber(version: string): string {
  const checked = ReleaseNumber.safeParse(version);
  if (!checked.success) throw new Error(`${version} is no version: write it as 1.2.0 or 1.2.0-rc.1`);
  return checked.data;
}

/** The registry's record of a remote, made when it has none yet. */
export function remoteOf(registry: Registry, name: string): Registry['remotes'][string] {
  registry.remotes[name] ??= { active: null, previous: null, canary: null, versions: {} };
  return registry.remotes[name];
}

/** Whether the files are where the registry says: somebody may have cleaned up. */
export function isPlaced(releases: string, build: RemoteBuild, version: string): boolean {
  return existsSync(join(releases, build.name, version, build.entry));
}

/** Copies beside and renames, so that no half of a release is ever served. */
async function place({ releases, buildDir }: PublishOptions, name: string, version: string): Promise<void> {
  const target = join(releases, name, version);
  const temporary = `${target}.${process.pid}.tmp`;
  await mkdir(join(releases, name), { recursive: true });
  await rm(temporary, { recursive: true, force: true });
  await cp(buildDir, temporary, { recursive: true, filter: (file) => basename(file) !== BUILD_STATS });
  // What the registry does not know was left by a publishing that did not come to its end.
  await rm(target, { recursive: true, force: true });
  await rename(temporary, target);
}

/** @throws when a file is not the one that the build hashed */
async function weigh(buildDir: string, build: RemoteBuild): Promise<number> {
  const sizes = await Promise.all(
    Object.entries(build.files).map(async ([file, integrity]) => {
      const content = await readFile(join(buildDir, file));
      if (integrityOf(content) !== integrity)
        throw new Error(`${build.name}: ${file} changed after its build`);
      return gzipSync(content).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
