import * as contract from '@cuadra/shared/contract';
import { isRecord } from '@cuadra/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { TILL_CONNECTIONS } from '../database/pools.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { FairQueue, type FairQueueOptions } from '../heavy/fair-queue.ts';
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

/**
 * The sales of a company wait for one row, the one that counts them. Where eight connections did, PostgreSQL spent a third of its time
 * on waking them; two keep it busy, and a company that sends a thousand takes no more connections from the others.
 */
const SALES: FairQueueOptions = {
  atOnce: TILL_CONNECTIONS,
  perCompany: 2,
  waiting: 500,
  patienceMs: 10_000,
  refusal: 'ERROR_TIMEOUT',
};

export function saleRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, tills, metrics } = context;
  // Also who may sell is asked on connections that nothing else takes.
  const till = { ...context, db: tills };

  const turns = new FairQueue(SALES);

  route(app, till, contract.createSale, ({ body, session, request }) => {
    const sent = isRecord(request.sent) ? request.sent : {};
    return turns.run(session.companyId, () =>
      sellBeforeOrders(session.companyId, body, (makeRoom) =>
        createSale(tills, session, body, sent, { onSold: metrics.saleMade, makeRoom }),
      ),
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
