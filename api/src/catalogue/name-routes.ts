import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { createNamed, deleteCategory, deleteMeasure, renameCategory, renameMeasure } from './names.ts';

/** Categories and measures, which have nothing but a name. */
export function nameRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.createCategory, ({ body, session: { companyId } }) =>
    withCompanyOnce(db, companyId, 'categories_pkey', (trx) =>
      createNamed(trx, 'categories', companyId, body),
    ),
  );

  route(app, context, contract.updateCategory, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => renameCategory(trx, body)),
  );

  route(app, context, contract.deleteCategory, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteCategory(trx, params.id)),
  );

  route(app, context, contract.createMeasure, ({ body, session: { companyId } }) =>
    withCompanyOnce(db, companyId, 'measures_pkey', (trx) => createNamed(trx, 'measures', companyId, body)),
  );

  route(app, context, contract.updateMeasure, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => renameMeasure(trx, body)),
  );

  route(app, context, contract.deleteMeasure, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteMeasure(trx, params.id)),
  );
}
