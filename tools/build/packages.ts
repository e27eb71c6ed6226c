import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../webpack/paths.ts';

/** Built by tsc for Node: `shared` and the pages of `storefront` come with `api`, which refers to them. */
export const NODE_PACKAGES = ['shared', 'api'] as const;

/** Every folder with a remote.ts is a module: a new one needs no change here. */
export function remotePackages(root: string = ROOT): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'remote.ts')))
    .map((entry) => entry.name)
    .sort();
}

export function allPackages(): string[] {
  return [...NODE_PACKAGES, 'storefront', 'shell', ...remotePackages()];
}
