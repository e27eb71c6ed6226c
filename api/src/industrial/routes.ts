import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { adjustMaterial } from './adjust-material.ts';
import { createMaterial } from './create-material.ts';
import { deleteMaterial } from './delete-material.ts';
import { exportMaterials } from './export-materials.ts';
import { findMaterial } from './find-material.ts';
import { findMaterialHistory } from './find-material-history.ts';
import { formulaPictureRoutes } from './formulas/pictures/routes.ts';
import { formulaRoutes } from './formulas/routes.ts';
import { listMaterialLots } from './list-material-lots.ts';
import { listMaterialMovements } from './list-material-movements.ts';
import { listMaterials } from './list-materials.ts';
import { lotRoutes } from './lots/routes.ts';
import { productionOrderRoutes } from './orders/routes.ts';
import { planningRoutes } from './planning/routes.ts';
import { productionRoutes } from './productions/routes.ts';
import { summarizeMaterials } from './summarize-materials.ts';
import { updateMaterial } from './update-material.ts';

export function industrialRoutes(app: FastifyInstance, context: AppContext): void {
  materialRoutes(app, context);
  formulaRoutes(app, context);
  formulaPictureRoutes(app, context);
  productionRoutes(app, context);
  productionOrderRoutes(app, context);
  planningRoutes(app, context);
  lotRoutes(app, context);
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
