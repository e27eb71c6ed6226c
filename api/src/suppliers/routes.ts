import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { createSupplier } from './create-supplier.ts';
import { deleteSupplier } from './delete-supplier.ts';
import { findSupplierStatement } from './find-statement.ts';
import { findSupplier } from './find-supplier.ts';
import { listPayables } from './list-payables.ts';
import { listSuppliers } from './list-suppliers.ts';
import { paySupplier } from './pay-supplier.ts';
import { updateSupplier } from './update-supplier.ts';

/** Who goods are bought from, and what they are owed (docs/decisions/0041). */
export function supplierRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listSuppliers, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listSuppliers(trx, session.grants, query)),
  );

  route(app, context, contract.findSupplier, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => findSupplier(trx, session.grants, params.id)),
  );

  route(app, context, contract.createSupplier, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'suppliers_pkey', (trx) => createSupplier(trx, session, body)),
  );

  route(app, context, contract.updateSupplier, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateSupplier(trx, session, body)),
  );

  route(app, context, contract.deleteSupplier, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteSupplier(trx, params.id)),
  );

  route(app, context, contract.findSupplierStatement, ({ params, query, session }) =>
    withCompany(db, session.companyId, (trx) => findSupplierStatement(trx, session.grants, params.id, query)),
  );

  route(app, context, contract.paySupplier, ({ params, body, session }) =>
    withCompanyOnce(db, session.companyId, 'supplier_payments_pkey', (trx) =>
      paySupplier(trx, session, params.id, body),
    ),
  );

  route(app, context, contract.listPayables, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listPayables(trx, query)),
  );
}
