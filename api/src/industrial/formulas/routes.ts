import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { withCompany } from '../../database/connect.ts';
import { withCompanyOnce } from '../../database/with-company-once.ts';
import { route } from '../../http/route.ts';
import { createFormula } from './create-formula.ts';
import { deleteFormula } from './delete-formula.ts';
import { findFormula } from './find-formula.ts';
import { listFormulaUses } from './list-formula-uses.ts';
import { listFormulaVersions } from './list-formula-versions.ts';
import { listFormulas } from './list-formulas.ts';
import { updateFormula } from './update-formula.ts';

export function formulaRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listFormulas, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listFormulas(trx, query)),
  );

  route(app, context, contract.findFormula, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => findFormula(trx, params.id)),
  );

  route(app, context, contract.createFormula, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'formulas_pkey', (trx) => createFormula(trx, session, body)),
  );

  route(app, context, contract.updateFormula, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateFormula(trx, session, body)),
  );

  route(app, context, contract.deleteFormula, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteFormula(trx, session, params.id)),
  );

  route(app, context, contract.listFormulaVersions, ({ params, query, session }) =>
    withCompany(db, session.companyId, (trx) => listFormulaVersions(trx, params.id, query)),
  );

  route(app, context, contract.listFormulaUses, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listFormulaUses(trx, query)),
  );
}
