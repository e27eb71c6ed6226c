import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { withCompany } from '../../database/connect.ts';
import { route } from '../../http/route.ts';
import { traceLot } from './trace-lot.ts';

export function lotRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, contract.traceLot, ({ query, session }) =>
    withCompany(context.db, session.companyId, (trx) => traceLot(trx, query)),
  );
}
