import type { ReleasedVersion } from '@cuadra/shared/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { diagnose } from './diagnose.ts';
import { RemoteError } from './failure.ts';
import { admit, fileUrl, integrityFor } from './integrity.ts';
import { preloadFiles } from './preload.ts';

/** Milliseconds that one try may take, entry and chunks together (design §2). */
const TRY_TIMEOUT_MS = 8000;

registerPlugins([
  {
    name: 'cuadra-entries',
    // The runtime's own script element would carry no integrity, and wait 20 s.
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.integrity = integrityFor(url);
      return { script, timeout: TRY_TIMEOUT_MS };
    },
  },
]);

/**
 * One try at an expose of a version: its entry and chunks side by side, then its code.
 *
 * @returns what the expose exports
 * @throws RemoteError saying what went wrong
 */
export async function loadFederated(version: ReleasedVersion, expose: string): Promise<unknown> {
  admit(version);
  // Every build has a container name of its own, so that nothing is ever registered over something else.
  registerRemotes([
    {
      name: version.container,
      entry: fileUrl(version, version.entry),
      entryGlobalName: version.container,
      type: 'global',
    },
  ]);
  preloadFiles(version, expose);
  const timeout = rejectAfter(TRY_TIMEOUT_MS, version.container);
  try {
    return await Promise.race([loadRemote(`${version.container}/${expose.slice(2)}`), timeout.promise]);
  } catch (error) {
    throw await diagnose(error, fileUrl(version, version.entry));
  } finally {
    timeout.clear();
  }
}

function rejectAfter(ms: number, what: string): { promise: Promise<never>; clear: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteError('timeout', `${what} took over ${ms} ms`)), ms);
  });
  return { promise, clear: () => clearTimeout(timer) };
}
