import type { ReleasedVersion } from '@cuadra/shared/contract';
import { type SharedScope, sharedScope } from '../provided/shared-scope.ts';
import { RemoteError } from './failure.ts';
import { fileUrl } from './integrity.ts';
import { lendRuntime } from './lent-runtime.ts';
import { runScript } from './run-script.ts';

/** A module's build in the page, as module federation makes one. */
export interface Container {
  /** Gives it what is shared; before all else, and once. */
  init: (scope: SharedScope) => void;
  /** @param expose `./CashRegister` */
  get: (expose: string) => Promise<() => unknown>;
}

lendRuntime();

/** By name, which is of one build: so that nothing ever stands in the place of something else. */
const containers = new Map<string, Promise<Container>>();

/**
 * Runs the entry of a version, once, and beside it the scripts of the first expose that is wanted of it: they wait for the entry
 * in the page, where webpack would ask for them when it is there.
 *
 * @param signal gives up a script that hangs
 * @throws RemoteError, or ScriptError
 */
export function loadContainer(
  version: ReleasedVersion,
  expose: string,
  signal: AbortSignal,
): Promise<Container> {
  const started = containers.get(version.container);
  if (started) return started;
  const loading = runFirst(version, expose, signal);
  containers.set(version.container, loading);
  loading.catch(() => containers.delete(version.container));
  return loading;
}

async function runFirst(
  { container: name, ...version }: ReleasedVersion,
  expose: string,
  signal: AbortSignal,
): Promise<Container> {
  const files = [version.entry, ...(version.exposes[expose] ?? [])];
  await Promise.all(files.map((file) => runScript(fileUrl(version, file), signal)));
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new RemoteError('evaluation', `${version.entry} made no ${name}`);
  container.init(sharedScope);
  return container;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
