import { satisfiesCaret } from '@cuadra/shared/contract';
import type { SharedFactory, SharedScope } from '../provided/shared-scope.ts';
import { RemoteError } from './failure.ts';

type ModuleId = string | number;

/** `__webpack_require__` of a container, as far as it is used here. */
export interface ContainerRequire {
  /** The factories of its modules. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** The modules that ran. */
  c: Record<ModuleId, unknown>;
  /** Its share scopes. */
  S?: Record<string, SharedScope>;
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Record<ModuleId, { shareKey: string; requiredVersion: string }>;
  };
}

/** What a container's webpack asks for before it runs a chunk (webpack-bundler-runtime's ConsumesOptions). */
export interface ConsumesOptions {
  chunkId: ModuleId;
  chunkMapping: Record<ModuleId, readonly ModuleId[]>;
  /** 0 for what is there. */
  installedModules: Record<ModuleId, Promise<void> | 0>;
  promises: Promise<void>[];
  webpackRequire: ContainerRequire;
}

declare global {
  /** Where the containers get their runtime, which they are built without (tools/webpack/stand-ins/lent-runtime.ts). */
  var __cuadra_lend_federation__: () => typeof LENT;
}

/**
 * What a container needs of module federation's runtime: to take what is shared from the scope that it was given. The
 * library's own does that and much more in 20 kB gzip (docs/decisions/0075-a-runtime-of-a-page.md).
 */
const LENT = {
  bundlerRuntime: {
    /** An instance of its own, of which nothing is asked. */
    init: () => ({}),
    /** What a container's `init` does: it keeps the scope. */
    initContainerEntry({ webpackRequire, shareScope }: InitContainer): void {
      webpackRequire.S = { default: shareScope };
    },
    consumes,
  },
};

interface InitContainer {
  webpackRequire: ContainerRequire;
  shareScope: SharedScope;
}

/** Lends it from now on. */
export function lendRuntime(): void {
  globalThis.__cuadra_lend_federation__ = () => LENT;
}

/**
 * Has the shared modules that a chunk takes there before its code runs.
 *
 * @throws RemoteError of kind version for one that the shell has not, or not in this version
 */
export function consumes(options: ConsumesOptions): void {
  const { chunkId, chunkMapping, installedModules, promises, webpackRequire } = options;
  for (const id of chunkMapping[chunkId] ?? []) {
    const started = installedModules[id];
    if (started) promises.push(started);
    if (started !== undefined) continue;
    const install = (factory: SharedFactory) => {
      installedModules[id] = 0;
      webpackRequire.m[id] = (module) => {
        // Or webpack would keep the empty module that it made before it called this.
        delete webpackRequire.c[id];
        module.exports = factory();
      };
    };
    const taken = take(id, webpackRequire);
    if (typeof taken === 'function') {
      install(taken);
      continue;
    }
    const loading = taken.then(install, (error: unknown) => {
      // Asked for again by the next try.
      delete installedModules[id];
      throw error;
    });
    installedModules[id] = loading;
    promises.push(loading);
  }
}

function take(
  id: ModuleId,
  { S, consumesLoadingData }: ContainerRequire,
): SharedFactory | Promise<SharedFactory> {
  const wanted = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  const { shareKey = '', requiredVersion = '' } = wanted ?? {};
  for (const [version, shared] of Object.entries(S?.default?.[shareKey] ?? {})) {
    if (satisfiesCaret(requiredVersion, version)) return shared.get();
  }
  throw new RemoteError('version', `The shell has no ${shareKey} ${requiredVersion}`);
}
