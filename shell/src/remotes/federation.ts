import type { ReleasedVersion } from '@cuadra/shared/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { diagnose } from './diagnose.ts';
import { RemoteError } from './failure.ts';
import { fetchFiles } from './fetch-files.ts';
import { admit, fileUrl } from './integrity.ts';
import { prepareScript } from './prepare-script.ts';
import { TRY_TIMEOUT_MS } from './try-timeout.ts';

registerPlugins([
  {
    name: 'cuadra-entries',
    // The runtime's own script element would carry no integrity, and wait 20 s.
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      prepareScript(script);
      return { script, timeout: TRY_TIMEOUT_MS };
    },
  },
]);

/**
 * One try at an expose of a version: its files side by side into the browser's cache, then their code from there.
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
  const signal = AbortSignal.timeout(TRY_TIMEOUT_MS);
  try {
    await fetchFiles(version, expose, { priority: 'high', signal });
    const module = loadRemote(`${version.container}/${expose.slice(2)}`);
    return await Promise.race([module, whenAborted(signal, version)]);
  } catch (error) {
    const failure = await diagnose(error, version);
    console.warn(`${version.container}${expose.slice(1)}: ${failure.kind}`, failure);
    throw failure;
  }
}

function whenAborted(signal: AbortSignal, { container }: ReleasedVersion): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new RemoteError('timeout', `${container} took over ${TRY_TIMEOUT_MS} ms`));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}
