import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { withCompany } from '../../database/connect.ts';
import { route } from '../../http/route.ts';
import { companyOfStore } from '../open-store.ts';
import { countVisit } from './count-visit.ts';
import { findStoreFigures } from './find-store-figures.ts';

/** By address, which many buyers of one mobile operator share. */
const TELLING = { bodyLimit: 1024, config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };

/** Who came to the store, and what came of it. */
export function storeFiguresRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.findStoreFigures, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => findStoreFigures(trx, query)),
  );

  route(
    app,
    context,
    contract.tellVisit,
    async ({ params, body, request }) => {
      const companyId = await companyOfStore(db, params.slug);
      const caller = { address: request.ip, browser: request.headers['user-agent'] ?? '' };
      await withCompany(db, companyId, (trx) => countVisit(trx, body, caller));
    },
    TELLING,
  );
}
