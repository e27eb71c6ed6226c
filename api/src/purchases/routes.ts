import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { annulPurchase } from './annul-purchase.ts';
import { createPurchase } from './create-purchase.ts';
import { deletePurchase } from './delete-purchase.ts';
import { findPurchase } from './find-purchase.ts';
import { listPurchases } from './list-purchases.ts';
import { listPurchasePrices } from './purchase-prices.ts';
import { receivePurchase } from './receive-purchase.ts';
import { setPurchasePrices } from './set-prices.ts';
import { updatePurchase } from './update-purchase.ts';

/** Goods that come in (docs/decisions/0041). */
export function purchaseRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listPurchases, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listPurchases(trx, session.grants, query)),
  );

  route(app, context, contract.findPurchase, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => findPurchase(trx, session.grants, params.id)),
  );

  route(app, context, contract.createPurchase, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'purchases_pkey', (trx) => createPurchase(trx, session, body)),
  );

  route(app, context, contract.updatePurchase, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updatePurchase(trx, session, body)),
  );

  route(app, context, contract.deletePurchase, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deletePurchase(trx, session, params.id)),
  );

  route(app, context, contract.receivePurchase, ({ params, body, session }) =>
    withCompanyOnce(db, session.companyId, [], (trx) => receivePurchase(trx, session, params.id, body)),
  );

  route(app, context, contract.annulPurchase, ({ params, body, session }) =>
    withCompanyOnce(db, session.companyId, [], (trx) => annulPurchase(trx, session, params.id, body)),
  );

  route(app, context, contract.listPurchasePrices, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => listPurchasePrices(trx, params.id)),
  );

  route(app, context, contract.setPurchasePrices, ({ params, body, session }) =>
    withCompany(db, session.companyId, (trx) => setPurchasePrices(trx, session, params.id, body)),
  );
}
