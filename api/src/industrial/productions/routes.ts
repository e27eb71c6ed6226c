import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { withCompany } from '../../database/connect.ts';
import { withCompanyOnce } from '../../database/with-company-once.ts';
import { route } from '../../http/route.ts';
import { annulProduction } from './annul-production.ts';
import { createProduction } from './create-production.ts';
import { findProduction } from './find-production.ts';
import { listProductions } from './list-productions.ts';
import { updateProduction } from './update-production.ts';

export function productionRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listProductions, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listProductions(trx, query)),
  );

  route(app, context, contract.findProduction, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => findProduction(trx, params.id)),
  );

  route(app, context, contract.createProduction, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'productions_pkey', (trx) => createProduction(trx, session, body)),
  );

  route(app, context, contract.updateProduction, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateProduction(trx, body)),
  );

  route(app, context, contract.annulProduction, ({ params, body, session }) =>
    withCompanyOnce(db, session.companyId, 'productions_pkey', (trx) =>
      annulProduction(trx, session, params.id, body.reason),
    ),
  );
}
