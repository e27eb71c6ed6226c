import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { createClient } from './create-client.ts';
import { deleteClient } from './delete-client.ts';
import { findClient } from './find-client.ts';
import { findStatement } from './find-statement.ts';
import { listClients } from './list-clients.ts';
import { payDebt } from './pay-debt.ts';
import { updateClient } from './update-client.ts';

export function clientRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listClients, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listClients(trx, query)),
  );

  route(app, context, contract.findClient, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => findClient(trx, params.id)),
  );

  route(app, context, contract.createClient, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'clients_pkey', (trx) => createClient(trx, session, body)),
  );

  route(app, context, contract.updateClient, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateClient(trx, session, body)),
  );

  route(app, context, contract.deleteClient, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteClient(trx, params.id)),
  );

  route(app, context, contract.findStatement, ({ params, query, session }) =>
    withCompany(db, session.companyId, (trx) => findStatement(trx, params.id, query)),
  );

  route(app, context, contract.payDebt, ({ params, body, session }) =>
    withCompanyOnce(db, session.companyId, 'client_payments_pkey', (trx) =>
      payDebt(trx, session, params.id, body),
    ),
  );
}
