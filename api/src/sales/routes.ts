import * as contract from '@cuadra/shared/contract';
import { isRecord } from '@cuadra/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { findReference } from '../money/find-reference.ts';
import { sellBeforeOrders } from '../store/yield-to-sale.ts';
import { annulSale } from './annul-sale.ts';
import { createSale } from './create-sale.ts';
import { findSale } from './find-sale.ts';
import { listSales } from './list-sales.ts';
import { redactReturn, redactSale } from './redact-sale.ts';
import { returnSale } from './return-sale.ts';
import { reviewSale } from './review-sale.ts';
import { updateSale } from './update-sale.ts';

export function saleRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, tills, metrics } = context;
  // Also who may sell is asked on connections that nothing else takes.
  const till = { ...context, db: tills };

  route(app, till, contract.createSale, ({ body, session, request }) => {
    const sent = isRecord(request.sent) ? request.sent : {};
    return sellBeforeOrders(session.companyId, body, (makeRoom) =>
      createSale(tills, session, body, sent, { onSold: metrics.saleMade, makeRoom }),
    );
  });

  route(app, till, contract.findReference, ({ query, session }) =>
    withCompany(tills, session.companyId, (trx) => findReference(trx, query)),
  );

  route(app, context, contract.findSale, ({ params, session }) =>
    withCompany(db, session.companyId, async (trx) =>
      redactSale(await findSale(trx, params.id), session.grants),
    ),
  );

  route(app, context, contract.listSales, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listSales(trx, query, session.grants)),
  );

  route(app, context, contract.updateSale, ({ body, session }) =>
    withCompany(db, session.companyId, async (trx) => {
      await updateSale(trx, session, body);
      return redactSale(await findSale(trx, body.id), session.grants);
    }),
  );

  route(app, till, contract.annulSale, ({ params, body, session }) =>
    withCompany(tills, session.companyId, async (trx) => {
      await annulSale(trx, session, params.id, body.reason);
      return redactSale(await findSale(trx, params.id), session.grants);
    }),
  );

  route(app, till, contract.returnSale, ({ params, body, session }) =>
    withCompanyOnce(tills, session.companyId, 'sale_returns_pkey', async (trx) =>
      redactReturn(await returnSale(trx, session, params.id, body), session.grants),
    ),
  );

  route(app, context, contract.reviewSale, ({ params, session }) =>
    withCompany(db, session.companyId, async (trx) => {
      await reviewSale(trx, session, params.id);
      return redactSale(await findSale(trx, params.id), session.grants);
    }),
  );
}
