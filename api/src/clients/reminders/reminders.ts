import { type ClientReminder, MAX_REMINDERS } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { ApiError, orNotFound } from '../../errors/api-error.ts';
import { inBoth, readTodaysPair } from '../account/both-amounts.ts';
import { findClient } from '../find-client.ts';
import { lockClient } from '../lock-client.ts';

interface Row extends Omit<ClientReminder, 'create_at'> {
  client_id: string;
  created_at: Date;
}

/** @throws ApiError 404 for a client who is not there */
export async function listReminders(trx: CompanyTransaction, clientId: string) {
  const { id } = await findClient(trx, clientId);
  const rows = await readReminders(trx, sql`r.client_id = ${id}`);
  return { items: rows.map(toReminder) };
}

/**
 * Notes that a client was reminded, and of how much. Of one client MAX_REMINDERS are kept.
 *
 * @throws ApiError 404 for a client who is not there; 409 ERROR_CONFLICT with `client: owes-nothing`, or `id: already-used`
 */
export async function noteReminder(
  trx: CompanyTransaction,
  { userId }: { userId: string },
  clientId: string,
  id: string,
): Promise<ClientReminder> {
  await lockClient(trx, clientId);
  const client = await findClient(trx, clientId);
  const [known] = await readReminders(trx, sql`r.id = ${id}`);
  if (known) {
    if (known.client_id === client.id) return toReminder(known);
    throw new ApiError('ERROR_CONFLICT', { fields: { id: 'already-used' } });
  }
  const owing = client.balances.filter(({ amount }) => exact(amount).gt(0));
  if (owing.length === 0) throw new ApiError('ERROR_CONFLICT', { fields: { client: 'owes-nothing' } });
  const pair = await readTodaysPair(trx);
  await sql`
    insert into client_reminders (company_id, id, client_id, owed, currency, created_by)
    values (${trx.companyId}, ${id}, ${client.id}, ${inBoth(owing, pair).alternative}, ${pair.alternative}, ${userId})`.execute(
    trx,
  );
  await sql`
    delete from client_reminders where company_id = ${trx.companyId} and id in (
      select id from client_reminders where company_id = ${trx.companyId} and client_id = ${client.id}
      order by created_at desc, id desc offset ${MAX_REMINDERS})`.execute(trx);
  const [noted] = await readReminders(trx, sql`r.id = ${id}`);
  return toReminder(orNotFound(noted));
}

/** Again it changes nothing. @throws ApiError 404 for a client who is not there */
export async function removeReminder(
  trx: CompanyTransaction,
  { id, reminder_id }: { id: string; reminder_id: string },
): Promise<void> {
  const client = await findClient(trx, id);
  await sql`
    delete from client_reminders
    where company_id = ${trx.companyId} and client_id = ${client.id} and id = ${reminder_id}`.execute(trx);
}

async function readReminders(trx: CompanyTransaction, which: ReturnType<typeof sql>) {
  const { rows } = await sql<Row>`
    select r.id, r.client_id, r.created_at, u.name as user, r.owed, r.currency from client_reminders r
    left join users u on u.company_id = ${trx.companyId} and u.id = r.created_by
    where r.company_id = ${trx.companyId} and ${which}
    order by r.created_at desc, r.id desc limit ${MAX_REMINDERS}`.execute(trx);
  return rows;
}

function toReminder({ client_id: _, created_at, ...row }: Row): ClientReminder {
  return { ...row, create_at: created_at.toISOString() };
}
