import type { FastifyBaseLogger } from 'fastify';
import { listen } from '../database/listen.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StreamHandle } from '../http/event-stream.ts';

export interface StreamWatchOptions {
  url: string;
  log: FastifyBaseLogger;
  /** Of what it tells: `orders`. By it the database's own views know the connection. */
  name: string;
  /** On which the database says what changed. */
  channel: string;
  /** Who is to be told of what was said: the names under which they watch. */
  keysOf: (payload: string) => readonly string[];
}

/** Who watches what the database tells of, in this copy of the API. */
export interface StreamWatch {
  /**
   * @param key what is watched
   * @param bounds how many may watch at the same time, by the name under which they are counted
   * @returns what ends it
   * @throws ApiError 429 where too many watch already: they go on to look from time to time
   */
  watch(
    key: string,
    bounds: readonly (readonly [of: string, most: number])[],
    handle: StreamHandle,
  ): () => void;
  /** Ends all streams: a server that closes waits for none. */
  close(): Promise<void>;
}

/** Only whether the connection is alive: what a pooler swallows is seen by who looks each minute. */
const STAMP = 'select 1';

/** Listens to the database from the first who watches on: most copies serve companies of which nobody watches anything. */
export function streamWatch({ url, log, name, channel, keysOf }: StreamWatchOptions): StreamWatch {
  const watchers = new Map<string, Set<StreamHandle>>();
  const counts = new Map<string, number>();
  let stop: (() => Promise<void>) | undefined;

  const tell = (key: string) => watchers.get(key)?.forEach((handle) => void handle.tell());
  const everyone = () => [...watchers.values()].flatMap((handles) => [...handles]);
  const begin = () =>
    listen({
      ...{ url, name: `cuadra (${name})`, channel, stamp: STAMP },
      onChange(payload) {
        for (const key of payload ? keysOf(payload) : []) tell(key);
      },
      onState(isListening, error) {
        if (!isListening)
          log.warn({ err: error }, `changes of ${name} are not told: who watches looks by itself`);
        else for (const handle of everyone()) handle.tell();
      },
    });

  return {
    watch(key, bounds, handle) {
      if (bounds.some(([of, most]) => (counts.get(of) ?? 0) >= most))
        throw new ApiError('ERROR_TOO_MANY_REQUESTS');
      for (const [of] of bounds) counts.set(of, (counts.get(of) ?? 0) + 1);
      const handles = watchers.get(key) ?? new Set();
      watchers.set(key, handles.add(handle));
      stop ??= begin();
      return () => {
        if (!handles.delete(handle)) return;
        if (handles.size === 0) watchers.delete(key);
        for (const [of] of bounds) {
          const left = (counts.get(of) ?? 0) - 1;
          if (left > 0) counts.set(of, left);
          else counts.delete(of);
        }
      };
    },
    async close() {
      for (const handle of everyone()) handle.end();
      await stop?.();
    },
  };
}
