import type { ReleasedVersion, ResolvedRemote } from '@cuadra/shared/contract';
import { type FailureDetails, isRemoteError } from './failure.ts';
import { candidates, type LoadEnvironment, loadExpose } from './load-expose.ts';

/** The states of an expose of a remote (docs/federation.md#loading-and-failing). */
export type LoadState<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; module: T; version: string }
  | { status: 'failed'; failure: FailureDetails };

const IDLE = { status: 'idle' } as const;
const LOADING = { status: 'loading' } as const;

export interface StoreEnvironment<T> extends LoadEnvironment<T> {
  /** The remote itself where Cuadra vouched for it; else what it says of it when it is asked once more. Fails with a RemoteError. */
  vouchedFor: (remote: ResolvedRemote) => Promise<ResolvedRemote>;
}

export interface LoadStore<T> {
  get: (name: string, expose: string) => LoadState<T>;
  /**
   * Starts the load; does nothing while one is under way or once it has come to an end, good or bad. What failed is tried
   * again with a version that was not there then.
   */
  load: (remote: ResolvedRemote, expose: string) => void;
  /** Starts again after a failure. */
  retry: (remote: ResolvedRemote, expose: string) => void;
  /** @returns stops listening */
  subscribe: (listener: () => void) => () => void;
  /** The version that this page runs of a remote: it stays until the page is loaded again. */
  versionInUse: (name: string) => ReleasedVersion | undefined;
  /** All of them, by the remote's name: another map once there is one more. */
  versionsInUse: () => ReadonlyMap<string, ReleasedVersion>;
  /** Whether code of a remote is in the page, or on its way there. */
  isInPage: (name: string) => boolean;
}

/** Keeps the state of every expose that was asked for, once for the whole page. */
export function createLoadStore<T>(environment: StoreEnvironment<T>): LoadStore<T> {
  const states = new Map<string, LoadState<T>>();
  let pinned: ReadonlyMap<string, ReleasedVersion> = new Map();
  const listeners = new Set<() => void>();

  const keyOf = (name: string, expose: string) => `${name}/${expose}`;

  function set(key: string, state: LoadState<T>): void {
    states.set(key, state);
    for (const listener of listeners) listener();
  }

  async function run(remote: ResolvedRemote, expose: string): Promise<void> {
    const key = keyOf(remote.name, expose);
    set(key, LOADING);
    let versions = candidates(remote, pinned.get(remote.name));
    try {
      if (!pinned.has(remote.name)) versions = candidates(await environment.vouchedFor(remote), undefined);
      const { module, version } = await loadExpose(remote.name, versions, expose, environment);
      if (!pinned.has(remote.name)) pinned = new Map([...pinned, [remote.name, version]]);
      set(key, { status: 'ready', module, version: version.version });
    } catch (error) {
      set(key, { status: 'failed', failure: detailsOf(error, versions[0]?.version ?? remote.version) });
    }
  }

  return {
    get: (name, expose) => states.get(keyOf(name, expose)) ?? IDLE,
    load: (remote, expose) => {
      const state = states.get(keyOf(remote.name, expose));
      const isNew = state?.status === 'failed' && state.failure.version !== remote.version;
      if (state === undefined || (isNew && !pinned.has(remote.name))) void run(remote, expose);
    },
    retry: (remote, expose) => {
      if (states.get(keyOf(remote.name, expose))?.status !== 'loading') void run(remote, expose);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    versionInUse: (name) => pinned.get(name),
    versionsInUse: () => pinned,
    isInPage: (name) =>
      pinned.has(name) ||
      [...states].some(([key, { status }]) => key.startsWith(`${name}/`) && status === 'loading'),
  };
}

function detailsOf(error: unknown, version: string): FailureDetails {
  if (!isRemoteError(error)) return { kind: 'evaluation', version };
  return { kind: error.kind, version, ...(error.status === undefined ? {} : { status: error.status }) };
}
