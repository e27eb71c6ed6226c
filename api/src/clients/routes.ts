import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/once.ts';
import type { AppContext } from '../http/context.ts';
import { route } from '../http/route.ts';
import { findClients, getClient } from './find-clients.ts';
import { payDebt } from './pay-debt.ts';
import { findStatement } from './statement.ts';
import { createClient, updateClient, withdrawClient } from './write-client.ts';

export function clientRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listClients, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => findClients(trx, query)),
  );

  route(app, context, contract.getClient, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => getClient(trx, params.id)),
  );

  route(app, context, contract.createClient, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'clients_pkey', (trx) => createClient(trx, session, body)),
  );

  route(app, context, contract.updateClient, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateClient(trx, body)),
  );

  route(app, context, contract.deleteClient, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => withdrawClient(trx, params.id)),
  );

  route(app, context, contract.getStatement, ({ params, query, session }) =>
    withCompany(db, session.companyId, (trx) => findStatement(trx, params.id, query)),
  );

  route(app, context, contract.payDebt, ({ params, body, session }) =>
    withCompanyOnce(db, session.companyId, 'client_payments_pkey', (trx) =>
      payDebt(trx, session, params.id, body),
    ),
  );
}
