import type { FastifyBaseLogger } from 'fastify';
import type { StreamHandle } from '../../http/event-stream.ts';
import { streamWatch } from '../../live/stream-watch.ts';

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
/** Screens of a shop; phones of a buyer, and of all buyers of a shop, so that none takes the places of the others; both of all companies. */
const MAX_OF_SHOP = 60;
const MAX_OF_ORDER = 5;
const MAX_OF_BUYERS = 500;
const MAX_IN_ALL = 3_000;

export function orderWatch({ url, log }: { url: string; log: FastifyBaseLogger }): OrderWatch {
  const { watch, close } = streamWatch({
    ...{ url, log, name: 'orders', channel: CHANNEL },
    keysOf: (payload) => [payload.slice(0, payload.indexOf(' ')), payload],
  });
  return {
    watch({ companyId, orderId }, handle) {
      const all = ['all', MAX_IN_ALL] as const;
      if (orderId === undefined) return watch(companyId, [[companyId, MAX_OF_SHOP], all], handle);
      const key = `${companyId} ${orderId}`;
      return watch(key, [[key, MAX_OF_ORDER], [`${companyId} buyers`, MAX_OF_BUYERS], all], handle);
    },
    close,
  };
}
