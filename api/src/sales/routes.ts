import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import { withCompany } from '../database/connect.ts';
import type { AppContext } from '../http/context.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { createSale } from './create-sale.ts';
import { findTicket } from './find-ticket.ts';

export function saleRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.createSale, ({ body, session }) => createSale(db, session, body));

  route(app, context, contract.getSale, async ({ params, session }) => {
    const ticket = await withCompany(db, session.companyId, (trx) => findTicket(trx, params.id));
    if (!ticket) throw new ApiError('ERROR_NOT_FOUND');
    return ticket;
  });
}
