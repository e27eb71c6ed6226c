import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { listDevices } from './list-devices.ts';
import { reportContact } from './report-contact.ts';
import { revokeDevice } from './revoke-device.ts';

/** From one address: a shop's cash registers speak once a minute at most. */
const CONTACTS = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };

export function deviceRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(
    app,
    context,
    contract.reportContact,
    ({ body, session, request }) =>
      withCompanyOnce(db, session.companyId, 'devices_pkey', (trx) =>
        reportContact(trx, session, body, request.headers['user-agent'] ?? null),
      ),
    CONTACTS,
  );

  route(app, context, contract.listDevices, ({ session }) =>
    withCompany(db, session.companyId, (trx) => listDevices(trx, session.companyId)),
  );

  route(app, context, contract.revokeDevice, ({ params, session }) =>
    withCompany(db, session.companyId, async (trx) => {
      await revokeDevice(trx, session.companyId, params.id);
      return listDevices(trx, session.companyId);
    }),
  );
}
