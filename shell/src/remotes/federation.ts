import type { ReleasedVersion } from '@cuadra/shared/contract';
import { diagnose } from './diagnose.ts';
import { RemoteError } from './failure.ts';
import { fetchFiles } from './fetch-files.ts';
import { admit } from './integrity.ts';
import { loadContainer } from './load-container.ts';
import { TRY_TIMEOUT_MS } from './try-timeout.ts';

/**
 * One try at an expose of a version: its files side by side into the browser's cache, then their code from there.
 *
 * @returns what the expose exports
 * @throws RemoteError saying what went wrong
 */
export async function loadFederated(version: ReleasedVersion, expose: string): Promise<unknown> {
  admit(version);
  const signal = AbortSignal.timeout(TRY_TIMEOUT_MS);
  try {
    await fetchFiles(version, expose, { priority: 'high', signal });
    return await Promise.race([loadExposed(version, expose, signal), whenAborted(signal, version)]);
  } catch (error) {
    const failure = await diagnose(error, version);
    console.warn(`${version.container}${expose.slice(1)}: ${failure.kind}`, failure);
    throw failure;
  }
}

async function loadExposed(version: ReleasedVersion, expose: string, signal: AbortSignal): Promise<unknown> {
  const container = await loadContainer(version, expose, signal);
  const run = await container.get(expose);
  return run();
}

function whenAborted(signal: AbortSignal, { container }: ReleasedVersion): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new RemoteError('timeout', `${container} took over ${TRY_TIMEOUT_MS} ms`));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}
