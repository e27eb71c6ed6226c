import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { withCompany } from '../../database/connect.ts';
import { withCompanyOnce } from '../../database/with-company-once.ts';
import { route } from '../../http/route.ts';
import { annulProductionOrder } from './annul-order.ts';
import { closeProductionOrder } from './close-order.ts';
import { createProductionOrder } from './create-order.ts';
import { findProductionOrder } from './find-order.ts';
import { finishProductionOrder } from './finish-order.ts';
import { listProductionOrders } from './list-orders.ts';
import { startProductionOrder } from './start-order.ts';
import { updateProductionOrder } from './update-order.ts';

export function productionOrderRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listProductionOrders, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listProductionOrders(trx, query)),
  );

  route(app, context, contract.findProductionOrder, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => findProductionOrder(trx, params.id)),
  );

  route(app, context, contract.createProductionOrder, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'production_orders_pkey', (trx) =>
      createProductionOrder(trx, session, body),
    ),
  );

  route(app, context, contract.updateProductionOrder, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateProductionOrder(trx, session, body)),
  );

  route(app, context, contract.startProductionOrder, ({ params, body, session }) =>
    withCompanyOnce(db, session.companyId, [], (trx) => startProductionOrder(trx, session, params.id, body)),
  );

  route(app, context, contract.finishProductionOrder, ({ params, body, session }) =>
    withCompanyOnce(db, session.companyId, 'productions_pkey', (trx) =>
      finishProductionOrder(trx, session, params.id, body),
    ),
  );

  route(app, context, contract.closeProductionOrder, ({ params, body, session }) =>
    withCompanyOnce(db, session.companyId, [], (trx) => closeProductionOrder(trx, session, params.id, body)),
  );

  route(app, context, contract.annulProductionOrder, ({ params, body, session }) =>
    withCompanyOnce(db, session.companyId, [], (trx) => annulProductionOrder(trx, session, params.id, body)),
  );
}
