import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { route } from '../http/route.ts';
import { findProductHistory } from './find-product-history.ts';

/** What becomes of a stock, and what is counted of it. */
export function stockRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.findProductHistory, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => findProductHistory(trx, params.id, session.grants)),
  );
}
