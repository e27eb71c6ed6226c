import { z } from 'zod';
import { defineCall } from './call.ts';
import { ClientParams } from './clients.ts';
import { ClientId, CurrencyCode, editFields, Id, Instant, text, Version } from './common.ts';

/** Of one client that are kept; one more takes the place of the oldest. */
export const MAX_REMINDERS = 50;

const messageFields = {
  /** With `{monto}` and the like where something of the client goes (`REMINDER_FIELDS`). Empty: what Cuadra suggests. */
  text: text(0, 1000),
  /** How the shop is paid, for `{pago}`. */
  payment_data: text(0, 500),
};

export const ReminderMessage = z.object({ text: z.string(), payment_data: z.string(), version: Version });
export type ReminderMessage = z.output<typeof ReminderMessage>;

export const findReminderMessage = defineCall({
  method: 'GET',
  path: '/clients/reminder_message',
  summary: 'What the shop writes to a client who owes something',
  tag: 'Clients',
  access: ['clients', 'update'],
  response: ReminderMessage,
});

export const updateReminderMessage = defineCall({
  method: 'PUT',
  path: '/clients/reminder_message',
  summary:
    'Changes what the shop writes to whoever owes something; 400 with `text: unknown-field` for `{monnto}`',
  tag: 'Clients',
  access: ['clients', 'update'],
  body: z.strictObject({ ...messageFields, ...editFields }),
  response: ReminderMessage,
});

export const ClientReminder = z.object({
  id: Id,
  create_at: Instant,
  /** Who reminded; null: somebody who is gone. */
  user: z.string().nullable(),
  /** What was owed then, in `currency`. */
  owed: z.string(),
  currency: CurrencyCode,
});
export type ClientReminder = z.output<typeof ClientReminder>;

export const listReminders = defineCall({
  method: 'GET',
  path: '/clients/{id}/reminders',
  summary: 'When a client was reminded of what they owe, and by whom, the newest first',
  tag: 'Clients',
  access: ['clients', 'update'],
  params: ClientParams,
  response: z.object({ items: z.array(ClientReminder) }),
});

export const noteReminder = defineCall({
  method: 'POST',
  path: '/clients/{id}/reminders',
  summary: 'Notes that a client was reminded of what they owe; the same id again is one',
  tag: 'Clients',
  access: ['clients', 'update'],
  params: ClientParams,
  body: z.strictObject({ id: Id }),
  response: ClientReminder,
  status: 201,
});

export const removeReminder = defineCall({
  method: 'DELETE',
  path: '/clients/{id}/reminders/{reminder_id}',
  summary: 'A reminder that was noted and not sent; again it changes nothing',
  tag: 'Clients',
  access: ['clients', 'update'],
  params: z.strictObject({ id: ClientId, reminder_id: Id }),
});
