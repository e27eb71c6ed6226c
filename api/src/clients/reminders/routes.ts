import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { currentClientId } from '../../contacts/current-client.ts';
import { withCompany } from '../../database/connect.ts';
import { withCompanyOnce } from '../../database/with-company-once.ts';
import { route } from '../../http/route.ts';
import { findReminderMessage, updateReminderMessage } from './reminder-message.ts';
import { listReminders, noteReminder, removeReminder } from './reminders.ts';

export function reminderRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.findReminderMessage, ({ session }) =>
    withCompany(db, session.companyId, findReminderMessage),
  );

  route(app, context, contract.updateReminderMessage, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateReminderMessage(trx, session, body)),
  );

  route(app, context, contract.listReminders, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => listReminders(trx, params.id)),
  );

  route(app, context, contract.noteReminder, ({ params, body, session }) =>
    withCompanyOnce(db, session.companyId, 'client_reminders_pkey', async (trx) =>
      noteReminder(trx, session, await currentClientId(trx, params.id), body.id),
    ),
  );

  route(app, context, contract.removeReminder, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => removeReminder(trx, params)),
  );
}
