import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { adjustMaterial } from './adjust-material.ts';
import { annulProduction } from './annul-production.ts';
import { createFormula } from './create-formula.ts';
import { createMaterial } from './create-material.ts';
import { createProduction } from './create-production.ts';
import { deleteFormula } from './delete-formula.ts';
import { deleteMaterial } from './delete-material.ts';
import { exportMaterials } from './export-materials.ts';
import { findFormula } from './find-formula.ts';
import { findMaterial } from './find-material.ts';
import { findMaterialHistory } from './find-material-history.ts';
import { findProduction } from './find-production.ts';
import { listFormulas } from './list-formulas.ts';
import { listMaterialLots } from './list-material-lots.ts';
import { listMaterialMovements } from './list-material-movements.ts';
import { listMaterials } from './list-materials.ts';
import { listProductions } from './list-productions.ts';
import { summarizeMaterials } from './summarize-materials.ts';
import { updateFormula } from './update-formula.ts';
import { updateMaterial } from './update-material.ts';
import { updateProduction } from './update-production.ts';

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

  route(app, context, contract.findMaterial, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => findMaterial(trx, params.id)),
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

  route(app, context, contract.exportMaterials, async ({ query, session, request, reply }) => {
    const file = await context.heavy.read(
      session.companyId,
      (trx) => exportMaterials(trx, query),
      request.deadline?.signal,
    );
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="materiales.csv"');
    return file;
  });

  route(app, context, contract.summarizeMaterials, ({ session }) =>
    withCompany(db, session.companyId, (trx) => summarizeMaterials(trx)),
  );

  route(app, context, contract.listMaterialLots, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => listMaterialLots(trx, params.id)),
  );

  route(app, context, contract.findMaterialHistory, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => findMaterialHistory(trx, params.id)),
  );

  route(app, context, contract.listMaterialMovements, ({ params, query, session }) =>
    withCompany(db, session.companyId, (trx) => listMaterialMovements(trx, params.id, query)),
  );
}

function formulaRoutes(app: FastifyInstance, context: AppContext): void {
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
    withCompany(db, session.companyId, (trx) => deleteFormula(trx, params.id)),
  );
}

function productionRoutes(app: FastifyInstance, context: AppContext): void {
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
