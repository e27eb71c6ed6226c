import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import { withCompany } from '../database/connect.ts';
import type { AppContext } from '../http/context.ts';
import { route } from '../http/route.ts';
import { closeTill } from './close-till.ts';
import { findOpenTill, findTills } from './find-tills.ts';
import { moveMoney } from './move-money.ts';
import { openTill } from './open-till.ts';

export function cashRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.openCash, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => openTill(trx, session, body)),
  );

  route(app, context, contract.moveCash, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => moveMoney(trx, session, body)),
  );

  route(app, context, contract.closeCash, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => closeTill(trx, session, body)),
  );

  route(app, context, contract.currentCash, ({ session }) =>
    withCompany(db, session.companyId, async (trx) => ({ session: await findOpenTill(trx, session.userId) })),
  );

  route(app, context, contract.listCash, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => findTills(trx, query)),
  );
}
