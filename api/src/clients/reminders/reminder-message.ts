import type { updateReminderMessage as Call, ReminderMessage } from '@cuadra/shared/contract';
import { unknownReminderFields } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { beginEdit } from '../../database/edits.ts';
import { ApiError } from '../../errors/api-error.ts';

/** As the database begins a row. */
const NEVER_EDITED: ReminderMessage = { text: '', payment_data: '', version: 1 };

/** What the shop writes to whoever owes something; nothing, where it never said. */
export async function findReminderMessage(trx: CompanyTransaction): Promise<ReminderMessage> {
  const row = await trx
    .selectFrom('reminder_messages')
    .select(['text', 'payment_data', 'version'])
    .executeTakeFirst();
  return row ?? NEVER_EDITED;
}

/** @throws ApiError 400 with `text: unknown-field`; 409 ERROR_EDITED */
export async function updateReminderMessage(
  trx: CompanyTransaction,
  { companyId, userId }: CompanySession,
  { version, edit_id, text, payment_data }: z.output<typeof Call.body>,
): Promise<ReminderMessage> {
  if (unknownReminderFields(text).length > 0) {
    throw new ApiError('ERROR_VALIDATION', { fields: { text: 'unknown-field' } });
  }
  await sql`insert into reminder_messages (company_id) values (${companyId}) on conflict do nothing`.execute(
    trx,
  );
  const of = { table: 'reminder_messages', id: companyId, companyId, userId } as const;
  await beginEdit(trx, { ...of, edit: { version, edit_id } }, () => findReminderMessage(trx));
  await trx.updateTable('reminder_messages').set({ text, payment_data }).execute();
  return findReminderMessage(trx);
}
