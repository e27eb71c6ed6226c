import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { traceLot } from './trace-lot.ts';

export function lotRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, contract.traceLot, ({ query, session, request }) =>
    context.heavy.read(
      session.companyId,
      (trx) => traceLot(trx, session.grants, query),
      request.deadline?.signal,
    ),
  );
}
