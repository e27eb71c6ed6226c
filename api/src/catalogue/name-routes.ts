import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../access/admit.ts';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { createCategory } from './create-category.ts';
import { createMeasure } from './create-measure.ts';
import { deleteCategory } from './delete-category.ts';
import { deleteMeasure } from './delete-measure.ts';
import { listCategories } from './list-categories.ts';
import { listMeasures } from './list-measures.ts';
import { updateCategory } from './update-category.ts';
import { updateMeasure } from './update-measure.ts';

/** Categories and measures, which have nothing but a name. */
export function nameRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listCategories, ({ query, session }) =>
    withCompany(db, companyOf(session), (trx) => listCategories(trx, query)),
  );

  route(app, context, contract.createCategory, ({ body, session: { companyId } }) =>
    withCompanyOnce(db, companyId, 'categories_pkey', (trx) => createCategory(trx, companyId, body)),
  );

  route(app, context, contract.updateCategory, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateCategory(trx, body)),
  );

  route(app, context, contract.deleteCategory, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteCategory(trx, session, params.id)),
  );

  route(app, context, contract.listMeasures, ({ query, session }) =>
    withCompany(db, companyOf(session), (trx) => listMeasures(trx, query)),
  );

  route(app, context, contract.createMeasure, ({ body, session: { companyId } }) =>
    withCompanyOnce(db, companyId, 'measures_pkey', (trx) => createMeasure(trx, companyId, body)),
  );

  route(app, context, contract.updateMeasure, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateMeasure(trx, body)),
  );

  route(app, context, contract.deleteMeasure, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteMeasure(trx, session, params.id)),
  );
}
