import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../http/context.ts';
import { expireAllOrders } from './expire-orders.ts';

const EVERY_MS = 60_000;

/**
 * Ends each minute, for as long as the server listens, the orders whose time is over. Every copy of the API does it; what
 * one has ended the others find ended. Nothing hangs on it: who needs the stock or looks at an order ends it, too.
 */
export function keepOrdersTimely(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const round = () => {
    running ??= expireAllOrders(db)
      .catch((error: unknown) =>
        app.log.warn({ err: error }, 'orders are not ended; the next minute tries again'),
      )
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', async () => {
    round();
    timer = setInterval(round, EVERY_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
