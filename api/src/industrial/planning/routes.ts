import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { withCompany } from '../../database/connect.ts';
import { withCompanyOnce } from '../../database/with-company-once.ts';
import { route } from '../../http/route.ts';
import { applyFormulaCost } from './apply-formula-cost.ts';
import { findFormulaCost } from './find-formula-cost.ts';
import { findFormulaNeeds } from './find-formula-needs.ts';
import { findIndustrialSummary } from './find-summary.ts';
import { listIndustrialToBuy } from './list-to-buy.ts';
import { simulateCosts } from './simulate-costs.ts';

export function planningRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, heavy } = context;

  route(app, context, contract.findFormulaCost, ({ params, query, session }) =>
    withCompany(db, session.companyId, (trx) => findFormulaCost(trx, params.id, query.qty)),
  );

  route(app, context, contract.findFormulaNeeds, ({ params, query, session }) =>
    withCompany(db, session.companyId, (trx) => findFormulaNeeds(trx, params.id, query.qty)),
  );

  route(app, context, contract.simulateCosts, ({ body, session, request }) =>
    heavy.read(session.companyId, (trx) => simulateCosts(trx, body), request.deadline?.signal),
  );

  route(app, context, contract.applyFormulaCost, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, [], (trx) => applyFormulaCost(trx, session, body)),
  );

  route(app, context, contract.findIndustrialSummary, ({ session, request }) =>
    heavy.read(session.companyId, (trx) => findIndustrialSummary(trx), request.deadline?.signal),
  );

  route(app, context, contract.listIndustrialToBuy, ({ query, session, request }) =>
    heavy.read(session.companyId, (trx) => listIndustrialToBuy(trx, query.until), request.deadline?.signal),
  );
}
