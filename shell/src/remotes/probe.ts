import { RemoteError } from './failure.ts';

/** A probe that hangs as the script did must not keep the user waiting for as long again. */
const PROBE_TIMEOUT_MS = 3000;

/**
 * Finds out why a script did not load: the browser tells `onerror` nothing. Asking past the cache also puts a good copy
 * in the place of a bad one, which a file that is cached for ever would keep for ever.
 *
 * @param integrity what the file's hash must be
 * @returns the failure; `network` also where the file is good by now, since then it is worth another try
 */
export async function probe(url: string, integrity: string, cause: unknown): Promise<RemoteError> {
  const answer = await request(url, { cache: 'reload' });
  if (!answer) return new RemoteError('network', `${url} cannot be reached`, { cause });
  if (!answer.ok) {
    return new RemoteError('http', `${url} answers ${answer.status}`, { cause, status: answer.status });
  }
  const published = await request(url, { cache: 'force-cache', integrity });
  if (!published) return new RemoteError('integrity', `${url} is not the file that was published`, { cause });
  return new RemoteError('network', `${url} did not come through`, { cause });
}

/** @returns nothing when there is no answer, or one that the browser blocks */
async function request(url: string, options: RequestInit): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    await response.arrayBuffer();
    return response;
  } catch {
    return undefined;
  }
}
