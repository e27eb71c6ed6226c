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

export function cashSessionRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, tills } = context;
  const till = { ...context, db: tills };

  route(app, till, contract.openCashSession, ({ body, session }) =>
    withCompanyOnce(tills, session.companyId, 'cash_sessions_pkey', (trx) =>
      openCashSession(trx, session, body),
    ),
  );

  route(app, till, contract.createCashMovement, ({ body, session }) =>
    withCompanyOnce(tills, session.companyId, 'cash_movements_pkey', (trx) =>
      createCashMovement(trx, session, body),
    ),
  );

  route(app, till, contract.closeCashSession, ({ body, session }) =>
    withCompany(tills, session.companyId, (trx) => closeCashSession(trx, session, body)),
  );

  route(app, till, contract.findCurrentCashSession, ({ session }) =>
    withCompany(tills, session.companyId, async (trx) => ({
      session: await findCurrentCashSession(trx, session.userId),
    })),
  );

  route(app, context, contract.listCashSessions, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listCashSessions(trx, query)),
  );
}
