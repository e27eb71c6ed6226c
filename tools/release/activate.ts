import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@cuadra/shared/contract';
import { editRegistry } from './registry-file.ts';

type RemoteRecord = Registry['remotes'][string];

/** What `npm run build` publishes: `0.1.0-local.1a2b3c4d`. */
export const LOCAL_VERSION = /-local\.[0-9a-f]{8}$/;

/** Makes a published version the one that everybody gets; the one until now becomes the one to fall back to. */
export function activate(releases: string, name: string, version: string): Promise<void> {
  return editRegistry(releases, (registry) => {
    const remote = requireRemote(registry, name);
    if (!remote.versions[version]) throw new Error(`${name} has no version ${version}`);
    if (remote.active === version) return;
    remote.previous = remote.active;
    remote.active = version;
    if (remote.canary?.version === version) remote.canary = null;
  });
}

/**
 * Goes back to the version before. The one that is left is not kept to fall back to, since it was left for a reason: that
 * is now the newest one published before.
 *
 * @returns the version that is active now
 */
export function rollback(releases: string, name: string): Promise<string> {
  return editRegistry(releases, (registry) => {
    const remote = requireRemote(registry, name);
    if (!remote.previous) throw new Error(`${name} has no version before ${remote.active ?? 'this one'}`);
    remote.active = remote.previous;
    remote.previous = publishedBefore(remote, remote.active);
    return remote.active;
  });
}

/** @param share of the companies, 0 to 1 */
export function setCanary(
  releases: string,
  name: string,
  canary: { version: string; companies: string[]; share: number } | null,
): Promise<void> {
  return editRegistry(releases, (registry) => {
    const remote = requireRemote(registry, name);
    if (canary && !remote.versions[canary.version]) {
      throw new Error(`${name} has no version ${canary.version}`);
    }
    remote.canary = canary;
  });
}

/** Removes local builds that nobody gets any more; what was released stays. */
export function pruneLocal(releases: string, name: string): Promise<void> {
  return editRegistry(releases, async (registry) => {
    const remote = requireRemote(registry, name);
    const kept = [remote.active, remote.previous, remote.canary?.version];
    const pruned = Object.keys(remote.versions).filter(
      (version) => LOCAL_VERSION.test(version) && !kept.includes(version),
    );
    for (const version of pruned) {
      delete remote.versions[version];
      await rm(join(releases, name, version), { recursive: true, force: true });
    }
  });
}

function requireRemote(registry: Registry, name: string): RemoteRecord {
  const remote = registry.remotes[name];
  if (!remote) throw new Error(`The registry knows no ${name}: publish it first`);
  return remote;
}

function publishedBefore(remote: RemoteRecord, version: string): string | null {
  const limit = remote.versions[version]?.published_at ?? '';
  const older = Object.values(remote.versions).filter(({ published_at }) => published_at < limit);
  return older.sort((a, b) => b.published_at.localeCompare(a.published_at))[0]?.version ?? null;
}
