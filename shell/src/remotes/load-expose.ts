import type { ReleasedVersion, RemoteFailure, ResolvedRemote } from '@cuadra/shared/contract';
import { isRemoteError, RemoteError } from './failure.ts';

/** Milliseconds to wait before the second and the third try. */
const RETRY_DELAYS_MS = [400, 1200] as const;

/** How a load went, for the telemetry. */
export interface LoadReport {
  name: string;
  version: string;
  outcome: 'ready' | 'failed' | 'fallback';
  kind?: RemoteFailure;
  /** From asking to this outcome. */
  ms: number;
}

/** What the policy needs of the world. */
export interface LoadEnvironment<T> {
  /** One try; fails with a RemoteError. */
  attempt: (version: ReleasedVersion, expose: string) => Promise<T>;
  /** Whether the shell meets the version's `apiVersion`. */
  isCompatible: (version: ReleasedVersion) => boolean;
  report: (report: LoadReport) => void;
  sleep: (ms: number) => Promise<void>;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
}

export interface Loaded<T> {
  module: T;
  version: ReleasedVersion;
}

/**
 * Loads an expose (docs/federation.md#loading-and-failing): a try, two more after a network error, then the same with the version
 * before, if the shell can run that one.
 *
 * @param versions what may be loaded, best first
 * @throws RemoteError the one of the first version, which is the one to mend
 */
export async function loadExpose<T>(
  name: string,
  versions: readonly ReleasedVersion[],
  expose: string,
  environment: LoadEnvironment<T>,
): Promise<Loaded<T>> {
  const started = environment.now();
  const elapsed = () => Math.round(environment.now() - started);
  let failure: RemoteError | undefined;
  for (const version of versions) {
    try {
      const module = await tryVersion(version, expose, environment);
      environment.report({
        name,
        version: version.version,
        outcome: failure ? 'fallback' : 'ready',
        ms: elapsed(),
      });
      return { module, version };
    } catch (error) {
      const { kind } = asRemoteError(error);
      environment.report({ name, version: version.version, outcome: 'failed', kind, ms: elapsed() });
      failure ??= asRemoteError(error);
    }
  }
  throw failure ?? new RemoteError('version', `There is no version of ${name}`);
}

/** The versions to try: the one that is in the page already, and no other; or the resolved one and the one before. */
export function candidates(remote: ResolvedRemote, pinned: ReleasedVersion | undefined): ReleasedVersion[] {
  if (pinned) return [pinned];
  return remote.fallback ? [remote, remote.fallback] : [remote];
}

async function tryVersion<T>(
  version: ReleasedVersion,
  expose: string,
  { attempt, isCompatible, sleep }: LoadEnvironment<T>,
): Promise<T> {
  if (!isCompatible(version)) {
    throw new RemoteError('version', `${version.container} needs a shell ${version.descriptor.apiVersion}`);
  }
  if (!Object.hasOwn(version.exposes, expose)) {
    throw new RemoteError('version', `${version.container} has no ${expose}`);
  }
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await attempt(version, expose);
    } catch (error) {
      if (asRemoteError(error).kind !== 'network') throw error;
      await sleep(delay);
    }
  }
  return attempt(version, expose);
}

function asRemoteError(error: unknown): RemoteError {
  return isRemoteError(error) ? error : new RemoteError('evaluation', String(error), { cause: error });
}
