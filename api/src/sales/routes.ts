import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/once.ts';
import type { AppContext } from '../http/context.ts';
import { route } from '../http/route.ts';
import { withFreedStock } from '../store/expire-orders.ts';
import { annulSale } from './annul-sale.ts';
import { createSale } from './create-sale.ts';
import { findReference } from './find-reference.ts';
import { findSale } from './find-sale.ts';
import { findSales } from './list-sales.ts';
import { returnSale } from './return-sale.ts';
import { seeSale } from './see-sale.ts';
import { updateSale } from './update-sale.ts';

export function saleRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, metrics } = context;

  route(app, context, contract.createSale, ({ body, session }) =>
    withFreedStock(db, session.companyId, () => createSale(db, session, body, metrics.saleMade)),
  );

  route(app, context, contract.findReference, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => findReference(trx, query)),
  );

  route(app, context, contract.getSale, ({ params, session }) =>
    withCompany(db, session.companyId, async (trx) =>
      seeSale(await findSale(trx, params.id), session.grants),
    ),
  );

  route(app, context, contract.listSales, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => findSales(trx, query, session.grants)),
  );

  route(app, context, contract.updateSale, ({ body, session }) =>
    withCompany(db, session.companyId, async (trx) => {
      await updateSale(trx, session, body);
      return seeSale(await findSale(trx, body.id), session.grants);
    }),
  );

  route(app, context, contract.annulSale, ({ params, body, session }) =>
    withCompany(db, session.companyId, async (trx) => {
      await annulSale(trx, session, params.id, body.reason);
      return seeSale(await findSale(trx, params.id), session.grants);
    }),
  );

  route(app, context, contract.returnSale, ({ params, body, session }) =>
    withCompanyOnce(db, session.companyId, 'sale_returns_pkey', (trx) =>
      returnSale(trx, session, params.id, body),
    ),
  );
}
