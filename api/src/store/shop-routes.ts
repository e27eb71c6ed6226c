import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { asksForEvents, eventStream } from '../http/event-stream.ts';
import { route } from '../http/route.ts';
import { changeOrder } from './change-order.ts';
import { checkOrderPayment } from './check-order-payment.ts';
import { expireOrders, withFreedStock } from './expire-orders.ts';
import { findOrder } from './find-order.ts';
import { findOrderProof } from './find-order-proof.ts';
import { findStoreSettings } from './find-store-settings.ts';
import { listOrders } from './list-orders.ts';
import type { OrderWatch } from './live/order-watch.ts';
import { redactOrder } from './redact-order.ts';
import { updateOrder } from './update-order.ts';
import { updateStoreSettings } from './update-store-settings.ts';

/** How a shop sets its store up, and what it does with orders. */
export function shopRoutes(app: FastifyInstance, context: AppContext, watch: OrderWatch): void {
  const { db, config } = context;

  route(app, context, contract.findStoreSettings, ({ session }) =>
    withCompany(db, session.companyId, (trx) => findStoreSettings(trx, config.storeHosts)),
  );

  route(app, context, contract.updateStoreSettings, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateStoreSettings(trx, session, body, config.storeHosts)),
  );

  route(app, context, contract.listOrders, async ({ query, session }) => {
    await expireOrders(db, session.companyId);
    const { items, next } = await withCompany(db, session.companyId, (trx) => listOrders(trx, query));
    return { items: items.map((order) => redactOrder(order, session.grants)), next };
  });

  route(app, context, contract.findOrder, async ({ params, session }) => {
    await expireOrders(db, session.companyId);
    const order = await withCompany(db, session.companyId, (trx) => findOrder(trx, params.id));
    return redactOrder(order, session.grants);
  });

  route(app, context, contract.watchOrders, async ({ session, request }) => {
    if (!asksForEvents(request)) return undefined;
    return eventStream((handle) => watch.watch({ companyId: session.companyId }, handle));
  });

  route(app, context, contract.updateOrder, async ({ body, session }) => {
    await expireOrders(db, session.companyId);
    const order = await withCompany(db, session.companyId, (trx) => updateOrder(trx, body));
    return redactOrder(order, session.grants);
  });

  route(app, context, contract.changeOrder, async ({ body, session: { companyId, grants } }) => {
    await expireOrders(db, companyId);
    const order = await withFreedStock(db, companyId, () =>
      withCompany(db, companyId, (trx) => changeOrder(trx, body)),
    );
    return redactOrder(order, grants);
  });

  route(app, context, contract.checkOrderPayment, async ({ body, session }) => {
    const order = await withCompany(db, session.companyId, (trx) => checkOrderPayment(trx, body));
    return redactOrder(order, session.grants);
  });

  route(app, context, contract.findOrderProof, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => findOrderProof(trx, params.id)),
  );
}
