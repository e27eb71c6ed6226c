import type { FastifyBaseLogger } from 'fastify';
import { listen } from '../../database/listen.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { StreamHandle } from '../../http/event-stream.ts';

/** Whose orders are watched: all of a company for the shop, one for its buyer. */
export interface Watched {
  companyId: string;
  orderId?: string;
}

/** Who is to be told that orders changed, in this copy of the API. */
export interface OrderWatch {
  /**
   * @returns what ends it
   * @throws ApiError 429 where too many watch already: they go on to look from time to time
   */
  watch(watched: Watched, handle: StreamHandle): () => void;
  /** Ends all streams: a server that closes waits for none. */
  close(): Promise<void>;
}

/** What the database says at each change of an order: its company and its id (api/migrations/0150_store_shop.sql). */
const CHANNEL = 'store_orders';
/** Only whether the connection is alive: what a pooler swallows is seen by who looks each minute. */
const STAMP = 'select 1';
/** Screens of a shop; phones of a buyer, and of all buyers of a shop, so that none takes the places of the others; both of all companies. */
const MAX_OF_SHOP = 60;
const MAX_OF_ORDER = 5;
const MAX_OF_BUYERS = 500;
const MAX_IN_ALL = 3_000;

/** Listens to the database from the first who watches on: most copies serve companies without a store. */
export function orderWatch({ url, log }: { url: string; log: FastifyBaseLogger }): OrderWatch {
  const watchers = new Map<string, Set<StreamHandle>>();
  const counts = new Map<string, number>();
  let stop: (() => Promise<void>) | undefined;

  const tell = (key: string) => watchers.get(key)?.forEach((handle) => void handle.tell());
  const everyone = () => [...watchers.values()].flatMap((handles) => [...handles]);
  const begin = () =>
    listen({
      ...{ url, name: 'cuadra (orders)', channel: CHANNEL, stamp: STAMP },
      onChange(payload) {
        if (!payload) return;
        tell(payload.slice(0, payload.indexOf(' ')));
        tell(payload);
      },
      onState(isListening, error) {
        if (!isListening)
          log.warn({ err: error }, 'changes of orders are not told: who watches looks by itself');
        else for (const handle of everyone()) handle.tell();
      },
    });

  return {
    watch({ companyId, orderId }, handle) {
      const key = orderId === undefined ? companyId : `${companyId} ${orderId}`;
      const bounds: [of: string, most: number][] =
        orderId === undefined
          ? [[key, MAX_OF_SHOP]]
          : [
              [key, MAX_OF_ORDER],
              [`${companyId} buyers`, MAX_OF_BUYERS],
            ];
      bounds.push(['all', MAX_IN_ALL]);
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
