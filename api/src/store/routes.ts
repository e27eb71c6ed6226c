import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { orderWatch } from './live/order-watch.ts';
import { publicStoreRoutes } from './public-routes.ts';
import { shopRoutes } from './shop-routes.ts';

/** The online store, for its shop and for its buyers, who are told of orders by one watch. */
export function storeRoutes(app: FastifyInstance, context: AppContext): void {
  const watch = orderWatch({ url: context.appUrl, log: app.log });
  app.addHook('preClose', () => watch.close());
  shopRoutes(app, context, watch);
  publicStoreRoutes(app, context, watch);
}
