import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { currentTime } from '../clock/clock.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { orNotFound } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import { FILE_OPTIONS, fileOf } from '../imports/import-file.ts';
import { adjustStock } from './adjust-stock.ts';
import { averageCostOf } from './average-cost.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { exportProducts } from './export-products.ts';
import { checkFieldPermissions } from './field-permissions.ts';
import { findProduct } from './find-product.ts';
import { asReadBy } from './for-selling.ts';
import { PRODUCT_IMPORT } from './import/script.ts';
import { countProducts } from './list/count-products.ts';
import { checkCopy, checkFilter } from './list/product-filter.ts';
import { listMostSoldProducts } from './list-most-sold-products.ts';
import { listMovements } from './list-movements.ts';
import { listProducts } from './list-products.ts';
import { setFrontProducts } from './set-front-products.ts';
import { updateProduct } from './update-product.ts';

export function catalogueRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listProducts, async ({ query, session }) => {
    checkFilter(query, session.grants);
    checkCopy(query);
    const as_of = currentTime().toISOString();
    const page = await withCompany(db, session.companyId, (trx) =>
      listProducts(trx, session.companyId, query),
    );
    return { ...page, items: page.items.map((product) => asReadBy(product, session.grants)), as_of };
  });

  route(app, context, contract.countProducts, ({ query, session }) => {
    checkFilter(query, session.grants);
    return withCompany(db, session.companyId, (trx) => countProducts(trx, session.companyId, query));
  });

  route(app, context, contract.listMostSoldProducts, ({ session }) =>
    withCompany(db, session.companyId, listMostSoldProducts),
  );

  route(app, context, contract.setFrontProducts, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => setFrontProducts(trx, body)),
  );

  route(app, context, contract.findProduct, ({ params, session }) =>
    withCompany(db, session.companyId, async (trx) => {
      const product = orNotFound(await findProduct(trx, params.id));
      return asReadBy(
        { ...product, ...(await averageCostOf(trx, params.id, session.grants)) },
        session.grants,
      );
    }),
  );

  route(app, context, contract.createProduct, ({ body, session }) => {
    checkFieldPermissions(body, session.grants);
    return withCompanyOnce(db, session.companyId, 'products_pkey', (trx) =>
      createProduct(trx, session, body),
    );
  });

  route(
    app,
    context,
    contract.importProducts,
    (handling) => context.importFile(PRODUCT_IMPORT, 'write', fileOf(handling)),
    FILE_OPTIONS,
  );

  route(
    app,
    context,
    contract.checkImport,
    (handling) => context.importFile(PRODUCT_IMPORT, 'check', fileOf(handling)),
    FILE_OPTIONS,
  );

  route(app, context, contract.exportProducts, async ({ query, session, request, reply }) => {
    const file = await context.heavy.read(
      session.companyId,
      (trx) => exportProducts(trx, session.companyId, query),
      request.deadline?.signal,
    );
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="productos.csv"');
    return file;
  });

  route(app, context, contract.updateProduct, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateProduct(trx, session, body)),
  );

  route(app, context, contract.deleteProduct, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteProduct(trx, params.id)),
  );

  route(app, context, contract.adjustStock, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'stock_movements_request', (trx) =>
      adjustStock(trx, session, body),
    ),
  );

  route(app, context, contract.listMovements, ({ params, query, session }) =>
    withCompany(db, session.companyId, (trx) => listMovements(trx, params.id, query)),
  );
}
