import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { adjustMaterial } from './adjust-material.ts';
import { annulProduction } from './annul-production.ts';
import { createProduction } from './create-production.ts';
import { findFormulas, getFormula } from './find-formulas.ts';
import { findProductions, getProduction } from './find-productions.ts';
import { listMaterialMovements } from './list-material-movements.ts';
import { listMaterials } from './list-materials.ts';
import { getMaterial } from './material-row.ts';
import { updateProduction } from './update-production.ts';
import { createFormula, deleteFormula, updateFormula } from './write-formula.ts';
import { createMaterial, deleteMaterial, updateMaterial } from './write-material.ts';

export function industrialRoutes(app: FastifyInstance, context: AppContext): void {
  materialRoutes(app, context);
  formulaRoutes(app, context);
  productionRoutes(app, context);
}

function materialRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listMaterials, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listMaterials(trx, query)),
  );

  route(app, context, contract.getMaterial, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => getMaterial(trx, params.id)),
  );

  route(app, context, contract.createMaterial, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'materials_pkey', (trx) => createMaterial(trx, session, body)),
  );

  route(app, context, contract.updateMaterial, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateMaterial(trx, session, body)),
  );

  route(app, context, contract.deleteMaterial, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteMaterial(trx, params.id)),
  );

  route(app, context, contract.adjustMaterial, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'material_movements_request', (trx) =>
      adjustMaterial(trx, session, body),
    ),
  );

  route(app, context, contract.listMaterialMovements, ({ params, query, session }) =>
    withCompany(db, session.companyId, (trx) => listMaterialMovements(trx, params.id, query)),
  );
}

function formulaRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listFormulas, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => findFormulas(trx, query)),
  );

  route(app, context, contract.getFormula, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => getFormula(trx, params.id)),
  );

  route(app, context, contract.createFormula, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'formulas_pkey', (trx) => createFormula(trx, session, body)),
  );

  route(app, context, contract.updateFormula, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateFormula(trx, session, body)),
  );

  route(app, context, contract.deleteFormula, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteFormula(trx, params.id)),
  );
}

function productionRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listProductions, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => findProductions(trx, query)),
  );

  route(app, context, contract.getProduction, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => getProduction(trx, params.id)),
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
