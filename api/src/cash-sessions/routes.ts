import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { closeCashSession } from './close-cash-session.ts';
import { createCashMovement } from './create-cash-movement.ts';
import { findCurrentCashSession } from './find-current-cash-session.ts';
import { listCashSessions } from './list-cash-sessions.ts';
import { openCashSession } from './open-cash-session.ts';
import { toldCashSession } from './told-cash-session.ts';

export function cashSessionRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, tills } = context;
  const till = { ...context, db: tills };

  route(app, till, contract.openCashSession, ({ body, session }) =>
    withCompanyOnce(tills, session.companyId, 'cash_sessions_pkey', async (trx) =>
      toldCashSession(trx, session, await openCashSession(trx, session, body)),
    ),
  );

  route(app, till, contract.createCashMovement, ({ body, session }) =>
    withCompanyOnce(tills, session.companyId, 'cash_movements_pkey', async (trx) =>
      toldCashSession(trx, session, await createCashMovement(trx, session, body)),
    ),
  );

  route(app, till, contract.closeCashSession, ({ body, session }) =>
    withCompany(tills, session.companyId, (trx) => closeCashSession(trx, session, body)),
  );

  route(app, till, contract.findCurrentCashSession, ({ session }) =>
    withCompany(tills, session.companyId, async (trx) => {
      const current = await findCurrentCashSession(trx, session.userId);
      return { session: current && (await toldCashSession(trx, session, current)) };
    }),
  );

  route(app, context, contract.listCashSessions, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listCashSessions(trx, query)),
  );
}
