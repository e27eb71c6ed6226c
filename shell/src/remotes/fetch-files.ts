import type { ReleasedVersion } from '@cuadra/shared/contract';
import { RemoteError } from './failure.ts';

declare global {
  /** Scripts that were fetched or are on their way, by address: the page's first script starts some of them. */
  var __cuadra_fetches__: Map<string, ScriptFetch> | undefined;
}

interface ScriptFetch {
  done: Promise<void>;
  priority: FetchOptions['priority'];
  /** Gives it up; without effect once it is done. */
  abort: () => void;
}

/** What fetching needs to know of a version; the first script has it before anything is validated. */
export type Fetchable = Pick<ReleasedVersion, 'base' | 'entry' | 'exposes'>;

export interface FetchOptions {
  /** `low` for what nobody waits for. */
  priority: 'high' | 'low';
  /** Gives up what is still on its way. */
  signal: AbortSignal;
}

/** Browsers open six connections to a server that speaks HTTP/1.1: two stay free for the rest of the application. */
const SIDE_BY_SIDE = 4;

/**
 * Fetches into the browser's cache what an expose needs at first, without running it. A fetch, unlike a script element
 * or a preload, can be given up when it hangs, which frees its connection; and it says what went wrong.
 *
 * @throws RemoteError of kind http, network or timeout
 */
export async function fetchFiles(version: Fetchable, expose: string, options: FetchOptions): Promise<void> {
  const queue = filesOf(version, expose);
  const work = async () => {
    for (let href = queue.shift(); href !== undefined; href = queue.shift()) await fetchScript(href, options);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work)).catch((error: unknown) => {
    queue.length = 0;
    throw error;
  });
}

/** The addresses of the scripts that an expose needs at first. */
export function filesOf(version: Fetchable, expose: string): string[] {
  return [version.entry, ...(version.exposes[expose] ?? [])].map((file) => version.base + file);
}

/**
 * Fetches a script once, however many ask. Who waits for it does not join one that was only fetched ahead and is still on
 * its way, maybe for ever: that one is given up. Nor does anybody wait longer than they would for their own: the pointer
 * over a link may have asked for it with more patience.
 */
export function fetchScript(href: string, { priority, signal }: FetchOptions): Promise<void> {
  globalThis.__cuadra_fetches__ ??= new Map();
  const fetches = globalThis.__cuadra_fetches__;
  const started = fetches.get(href);
  if (started && (started.priority === 'high' || priority === 'low')) {
    if (priority === 'high') endWith(signal, started.abort);
    return started.done;
  }
  started?.abort();

  const controller = new AbortController();
  const abort = () => controller.abort();
  // By hand and not with AbortSignal.any, which the older phones of a shop do not have.
  endWith(signal, abort);
  const fetching: ScriptFetch = {
    done: request(href, { priority, signal: controller.signal }),
    priority,
    abort,
  };
  fetches.set(href, fetching);
  fetching.done.then(
    () => {
      // What is here is here, whatever fetched it.
      fetching.priority = 'high';
    },
    () => {
      if (fetches.get(href) === fetching) fetches.delete(href);
    },
  );
  return fetching.done;
}

function endWith(signal: AbortSignal, abort: () => void): void {
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
}

async function request(href: string, { priority, signal }: FetchOptions): Promise<void> {
  let response: Response;
  try {
    response = await fetch(href, { priority, signal });
    await response.arrayBuffer();
  } catch (cause) {
    if (signal.aborted) throw new RemoteError('timeout', `${href} was given up`, { cause });
    throw new RemoteError('network', `${href} cannot be reached`, { cause });
  }
  if (!response.ok) {
    throw new RemoteError('http', `${href} answers ${response.status}`, { status: response.status });
  }
}
