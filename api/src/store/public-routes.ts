import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { type CompanyTransaction, withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { asksForEvents, eventStream } from '../http/event-stream.ts';
import { route } from '../http/route.ts';
import { createOrder } from './create-order.ts';
import { expireOrders, withFreedStock } from './expire-orders.ts';
import { findOrderOfToken, findPublicOrder } from './find-public-order.ts';
import { findPublicProduct } from './find-public-product.ts';
import { findPublicStore } from './find-public-store.ts';
import { listPublicProducts } from './list-public-products.ts';
import type { OrderWatch } from './live/order-watch.ts';
import { companyOfStore, type OpenStore, readOpenStore } from './open-store.ts';
import { quoteOrder } from './quote-order.ts';
import { readProof, tellPayment } from './tell-payment.ts';

/** By address; many buyers of one mobile operator share one. A page of products is one request. */
const BROWSING = { config: { rateLimit: { max: 300, timeWindow: '1 minute' } } };
/** A public call that writes; beside it stands the bound of each store (see create-order.ts). */
const ORDERING = { bodyLimit: 16 * 1024, config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };
/** A cart is priced at each of its changes. */
const QUOTING = { bodyLimit: 16 * 1024, config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };
/** With a picture. */
const PAYING = { bodyLimit: 250 * 1024, config: { rateLimit: { max: 10, timeWindow: '1 minute' } } };

/** What buyers see and do, without a session. */
export function publicStoreRoutes(app: FastifyInstance, context: AppContext, watch: OrderWatch): void {
  const { db } = context;

  type StoreWork<T> = (trx: CompanyTransaction, store: OpenStore, companyId: string) => Promise<T>;
  /** In a transaction of a company whose store is open. @throws ApiError 404 */
  const withStore = <T>(companyId: string, work: StoreWork<T>) =>
    withCompany(db, companyId, async (trx) => work(trx, await readOpenStore(trx), companyId));
  const inOpenStore = async <T>(slug: string, work: StoreWork<T>) =>
    withStore(await companyOfStore(db, slug), work);

  route(
    app,
    context,
    contract.findPublicStore,
    ({ params }) => inOpenStore(params.slug, (trx, store) => findPublicStore(trx, store)),
    BROWSING,
  );

  route(
    app,
    context,
    contract.listPublicProducts,
    ({ params, query }) => inOpenStore(params.slug, (trx, store) => listPublicProducts(trx, store, query)),
    BROWSING,
  );

  route(
    app,
    context,
    contract.findPublicProduct,
    ({ params }) => inOpenStore(params.slug, (trx, store) => findPublicProduct(trx, store, params.id)),
    BROWSING,
  );

  route(
    app,
    context,
    contract.quoteOrder,
    ({ params, body }) => inOpenStore(params.slug, (trx, store) => quoteOrder(trx, store, body)),
    QUOTING,
  );

  route(
    app,
    context,
    contract.createOrder,
    async ({ params, body, request }) => {
      const companyId = await companyOfStore(db, params.slug);
      return withFreedStock(db, companyId, () =>
        withCompanyOnce(db, companyId, 'store_orders_pkey', (trx) =>
          createOrder(trx, companyId, body, request.ip),
        ),
      );
    },
    ORDERING,
  );

  route(
    app,
    context,
    contract.findPublicOrder,
    async ({ params }) => {
      const companyId = await companyOfStore(db, params.slug);
      await expireOrders(db, companyId);
      return withStore(companyId, (trx) => findPublicOrder(trx, params.token));
    },
    BROWSING,
  );

  route(
    app,
    context,
    contract.watchPublicOrder,
    async ({ params, request }) => {
      const watched = await inOpenStore(params.slug, async (trx, _, companyId) => ({
        companyId,
        orderId: await findOrderOfToken(trx, params.token),
      }));
      if (!asksForEvents(request)) return undefined;
      return eventStream((handle) => watch.watch(watched, handle));
    },
    BROWSING,
  );

  route(
    app,
    context,
    contract.tellPayment,
    async ({ params, body }) => {
      // A picture is drawn anew only for a store that there is, and with no transaction waiting for it.
      const companyId = await companyOfStore(db, params.slug);
      const proof = await readProof(body);
      return withStore(companyId, (trx) => tellPayment(trx, params.token, body, proof));
    },
    PAYING,
  );
}
