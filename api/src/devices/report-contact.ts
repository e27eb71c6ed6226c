import {
  type CallOutput,
  type ContactDraft,
  type reportContact as call,
  MAX_DEVICES,
} from '@cuadra/shared/contract';
import { signedText } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import { deviceOf } from '../access/device-name.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { isSignedBy, readPublicKey } from './signature.ts';

/** Days that contacts are kept: longer than the API takes a late sale for. */
const KEPT_DAYS = 40;

/**
 * Writes down that a device speaks with the server, and registers it the first time. What it numbers from now on was not
 * made before (docs/decisions/0026). A revoked device is told so, and its contact proves nothing.
 *
 * @param userAgent as its browser calls itself, by which a person tells it from others
 * @throws ApiError 400 for another user than the session's, a key or a signature that is none; 409 for a device that is
 * known by another key, or one too many
 */
export async function reportContact(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: ContactDraft,
  userAgent: string | null,
): Promise<CallOutput<typeof call>> {
  const { device_id, user_id, counter } = draft;
  const key = checkSigned(draft, session);
  const device =
    (await findDevice(trx, session, device_id)) ??
    (await register(trx, session, { id: device_id, key, userAgent }));
  if (!device.public_key.equals(key)) {
    throw new ApiError('ERROR_CONFLICT', { fields: { public_key: 'another' } });
  }
  const highest = Number(device.highest);
  // Set back by a device that lost what it had stored: it says nothing of the sales that it numbered before.
  if (!device.revoked_at && counter >= highest) {
    await writeContact(trx, session.companyId, { device_id, user_id, counter });
  }
  return { is_revoked: device.revoked_at !== null, counter: Math.max(highest, counter) };
}

function checkSigned({ signature, ...told }: ContactDraft, session: CompanySession): Buffer {
  if (told.user_id !== session.userId) {
    throw new ApiError('ERROR_VALIDATION', { fields: { user_id: 'not-the-session' } });
  }
  const key = readPublicKey(told.public_key);
  if (!key) throw new ApiError('ERROR_VALIDATION', { fields: { public_key: 'not-a-key' } });
  if (!isSignedBy(key, signedText('contact', told), signature)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { signature: 'not-the-signature' } });
  }
  return key;
}

interface DeviceRow {
  public_key: Buffer;
  revoked_at: Date | null;
  /** The highest counter that it has told, bigint as text. */
  highest: string;
}

async function findDevice(
  trx: CompanyTransaction,
  { companyId }: CompanySession,
  id: string,
): Promise<DeviceRow | undefined> {
  const { rows } = await sql<DeviceRow>`
    select d.public_key, d.revoked_at, greatest(
      (select max(c.counter) from device_contacts c where c.company_id = d.company_id and c.device_id = d.id),
      (select max(l.counter) from late_sales l where l.company_id = d.company_id and l.device_id = d.id), 0) as highest
    from devices d where d.company_id = ${companyId} and d.id = ${id}
    for update of d`.execute(trx);
  return rows[0];
}

async function register(
  trx: CompanyTransaction,
  session: CompanySession,
  { id, key, userAgent }: { id: string; key: Buffer; userAgent: string | null },
): Promise<DeviceRow> {
  const { companyId } = session;
  const user = await actingUser(trx, session);
  const { rows } = await sql<{ isFull: boolean }>`
    select count(*) >= ${MAX_DEVICES} as "isFull" from devices
    where company_id = ${companyId} and revoked_at is null`.execute(trx);
  if (rows[0]?.isFull) throw new ApiError('ERROR_CONFLICT', { fields: { device_id: 'too-many' } });
  await sql`
    insert into devices (company_id, id, name, public_key, registered_by, registered_by_name)
    values (${companyId}, ${id}, ${deviceOf(userAgent).name}, ${key}, ${user.id}, ${user.name})`.execute(trx);
  return { public_key: key, revoked_at: null, highest: '0' };
}

/** The newest goes on where nothing has changed, so that a cash register that is only open does not fill the table. */
async function writeContact(
  trx: CompanyTransaction,
  companyId: string,
  { device_id, user_id, counter }: Pick<ContactDraft, 'device_id' | 'user_id' | 'counter'>,
): Promise<void> {
  await sql`
    with newest as (
      select id, user_id, counter from device_contacts
      where company_id = ${companyId} and device_id = ${device_id} order by last_at desc, id desc limit 1
    ), extended as (
      update device_contacts c set last_at = now() from newest n
      where c.company_id = ${companyId} and c.device_id = ${device_id} and c.id = n.id
        and n.user_id = ${user_id} and n.counter = ${counter}
      returning c.id
    ), forgotten as (
      delete from device_contacts
      where company_id = ${companyId} and device_id = ${device_id}
        and last_at < now() - make_interval(days => ${KEPT_DAYS}) and id not in (select id from newest)
    )
    insert into device_contacts (company_id, device_id, user_id, counter)
    select ${companyId}, ${device_id}, ${user_id}, ${counter} where not exists (select from extended)`.execute(
    trx,
  );
}
