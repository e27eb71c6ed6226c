import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { withCompany } from '../../database/connect.ts';
import { route } from '../../http/route.ts';
import { findPublicStatement } from './find-public-statement.ts';
import { createStatementLink, listStatementLinks, revokeStatementLink } from './statement-links.ts';

/** By address; many clients of one mobile operator share one. */
const READING = { bodyLimit: 4 * 1024, config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };

export function statementLinkRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.createStatementLink, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => createStatementLink(trx, session, params.id)),
  );

  route(app, context, contract.listStatementLinks, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => listStatementLinks(trx, params.id)),
  );

  route(app, context, contract.revokeStatementLink, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => revokeStatementLink(trx, session, params)),
  );

  route(
    app,
    context,
    contract.findPublicStatement,
    async ({ body, reply }) => {
      reply.header('cache-control', 'no-store');
      return findPublicStatement(db, body);
    },
    READING,
  );
}
