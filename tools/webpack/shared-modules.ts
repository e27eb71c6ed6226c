import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir, ROOT, WEBPACK_DIR } from './paths.ts';

interface PackageJson {
  version: string;
  dependencies: Record<string, string>;
}

/**
 * When the shell has a module of the shared scope: `session`, with the first scripts of every session; `later`, fetched when a
 * module first takes it; `never`, for what a module would have its own copy of if it were not shared, and the shell has not:
 * publishing refuses a module that takes it.
 */
export type Stage = 'session' | 'later' | 'never';

/** One module of the shared scope: the shell provides exactly `version`, remotes take what satisfies `range`. */
export interface SharedModule {
  version: string;
  range: string;
  stage: Stage;
}

/** The kit, as its users import it. */
export const KIT = '@cuadra/shared/ui';
/** Its parts that come before the rest, which the build asks for in its place (kit-imports.js). */
export const KIT_FIRST = `${KIT}/first`;
export const KIT_FRAME = `${KIT}/frame`;

const STAGES: Readonly<Record<Stage, readonly string[]>> = {
  session: [
    ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
    'react-router-dom',
    'styled-components',
    ...['zustand', 'zustand/react', 'zustand/vanilla'],
    'react-hot-toast/headless',
    'axios',
    'decimal.js-light',
    '@tanstack/react-query',
    ...['@cuadra/shared/remote', '@cuadra/shared/state', '@cuadra/shared/client'],
    // Hardly more than names: what takes a camera's or a scanner's work is fetched behind them.
    '@cuadra/shared/scan',
    ...[KIT_FIRST, KIT_FRAME],
  ],
  later: [
    KIT,
    // Forms find each other by its context, so that there is one; what has no form fetches neither.
    'react-hook-form',
    '@cuadra/shared/form',
    '@cuadra/shared/print',
    ...['dayjs', 'dayjs/locale/es.js', 'dayjs/plugin/utc.js'],
  ],
  // A trailing slash stands for all that lies below.
  never: [
    'react/',
    'react-dom/',
    'react-router',
    'zustand/',
    'react-hot-toast',
    'react-hot-toast/',
    'dayjs/',
  ],
};

/** Provided with a few of their exports only, which a file of the shell names. */
const ROUTER_FACADE = join('src', 'provided', 'react-router.ts');
export const FACADES: Readonly<Record<string, string>> = {
  'react-router': ROUTER_FACADE,
  'react-router-dom': ROUTER_FACADE,
  'styled-components': join('src', 'provided', 'styled-components.ts'),
  '@tanstack/react-query': join('src', 'provided', 'react-query.ts'),
  // The shell prints one small thing and takes no scans: without a file of their own, what it does not use would not be there.
  '@cuadra/shared/print': join('src', 'provided', 'print.ts'),
  '@cuadra/shared/scan': join('src', 'provided', 'scan.ts'),
  [KIT_FIRST]: join('src', 'provided', 'kit-first.ts'),
  [KIT_FRAME]: join('src', 'provided', 'kit-frame.ts'),
};

/**
 * The shared scope: what every module takes from the shell and bundles none of (docs/federation.md#what-was-measured).
 * Libraries have the versions that @cuadra/shared depends on; its entry points, which hold state or context and so may
 * exist once only, have its own.
 */
export function sharedModules(): Record<string, SharedModule> {
  const shared = readPackage(join(packageDir('@cuadra/shared'), 'package.json'));
  const versionOf = (request: string) =>
    request.startsWith('@cuadra/shared/') ? shared.version : shared.dependencies[libraryOf(request)];
  const entries = Object.entries(STAGES).flatMap(([stage, requests]) =>
    requests.map((request) => {
      const version = versionOf(request);
      if (!version) throw new Error(`${request} is shared but no dependency of @cuadra/shared`);
      return [request, { version, range: `^${version}`, stage: stage as Stage }] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** The package that a request is in. */
const libraryOf = (request: string) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;

/** @param request as written in an import: `react/jsx-runtime` is what `react/` shares */
export function findShared(
  scope: Readonly<Record<string, SharedModule>>,
  request: string,
): SharedModule | undefined {
  const prefix = Object.keys(scope).find((key) => key.endsWith('/') && request.startsWith(key));
  return scope[request] ?? (prefix === undefined ? undefined : scope[prefix]);
}

/** The names of all of them, in the package for teams that have no shell (tools/pack): nobody else has this file. */
export const PACKED_FACADES = 'facades.json';

/** The names that the shell provides of a module, where it does not provide all. */
export function facadeExports(request: string): readonly string[] | undefined {
  const facade = FACADES[request];
  if (facade === undefined) return undefined;
  const packed = join(WEBPACK_DIR, PACKED_FACADES);
  if (existsSync(packed)) return JSON.parse(readFileSync(packed, 'utf8'))[request];
  const [, names = ''] = /export \{([^}]*)\}/.exec(readFileSync(join(ROOT, 'shell', facade), 'utf8')) ?? [];
  return names
    .replace(/\/\/.*/g, '')
    .split(',')
    .flatMap((name) => name.trim() || []);
}

function readPackage(path: string): PackageJson {
  return JSON.parse(readFileSync(path, 'utf8'));
}
