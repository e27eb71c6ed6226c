import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

interface PackageJson {
  version: string;
  dependencies: Record<string, string>;
}

/** One module of the shared scope: the shell provides exactly `version`, remotes take what satisfies `range`. */
export interface SharedModule {
  version: string;
  range: string;
}

/** A trailing slash shares what lies below too: `react/jsx-runtime`, `react-dom/client`. */
const LIBRARIES = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router',
  'react-router/',
  'react-router-dom',
  'styled-components',
  'zustand',
  'zustand/',
  '@tanstack/react-query',
  'axios',
  'react-hot-toast',
  'dayjs',
  'dayjs/',
] as const;

/** The doors that hold state or context, and so may exist once only (design §1). */
const DOORS = [
  '@cuadra/shared/client',
  '@cuadra/shared/state',
  '@cuadra/shared/ui',
  '@cuadra/shared/remote',
] as const;

/** The shared scope: what every module takes from the shell and bundles none of (design §2). */
export function sharedModules(): Record<string, SharedModule> {
  const shared = readPackage(join(ROOT, 'shared', 'package.json'));
  const libraries = LIBRARIES.map((request) => {
    const version = shared.dependencies[request.replace(/\/$/, '')];
    if (!version) throw new Error(`${request} is shared but no dependency of @cuadra/shared`);
    return [request, moduleAt(version)] as const;
  });
  const doors = DOORS.map((door) => [door, moduleAt(shared.version)] as const);
  return Object.fromEntries([...libraries, ...doors]);
}

/** @param request as written in an import: `react/jsx-runtime` is what `react/` shares */
export function findShared<T>(scope: Record<string, T>, request: string): T | undefined {
  const prefix = Object.keys(scope).find((key) => key.endsWith('/') && request.startsWith(key));
  return scope[request] ?? (prefix === undefined ? undefined : scope[prefix]);
}

function moduleAt(version: string): SharedModule {
  return { version, range: `^${version}` };
}

function readPackage(path: string): PackageJson {
  return JSON.parse(readFileSync(path, 'utf8'));
}
