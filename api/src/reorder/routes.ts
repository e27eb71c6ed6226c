import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { route } from '../http/route.ts';
import { listProductsToBuy } from './list-products-to-buy.ts';
import { listExpiringLots, listProductLots } from './lots.ts';

/** What to buy, and what expires (docs/decisions/0041). */
export function reorderRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, heavy } = context;

  route(app, context, contract.listProductsToBuy, ({ query, session, request }) =>
    heavy.read(
      session.companyId,
      (trx) => listProductsToBuy(trx, session.grants, query),
      request.deadline?.signal,
    ),
  );

  route(app, context, contract.listExpiringLots, ({ query, session, request }) =>
    heavy.read(session.companyId, (trx) => listExpiringLots(trx, query), request.deadline?.signal),
  );

  route(app, context, contract.listProductLots, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => listProductLots(trx, params.id)),
  );
}
