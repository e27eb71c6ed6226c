import type { Device } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

/** The most that a list shows: those that were revoked long ago are not looked for. */
const MOST = 500;

interface DeviceRow {
  id: string;
  name: string;
  created_at: Date;
  registered_by: string;
  registered_by_name: string;
  last_at: Date | null;
  user_name: string | null;
  revoked_at: Date | null;
}

/** The devices of a company, the last that was heard of first and what was revoked last. */
export async function listDevices(trx: CompanyTransaction, companyId: string): Promise<{ items: Device[] }> {
  const { rows } = await sql<DeviceRow>`
    select d.id, d.name, d.created_at, d.registered_by, d.registered_by_name, d.revoked_at, c.last_at,
      coalesce(u.name, '') as user_name
    from devices d
    left join lateral (select last_at, user_id from device_contacts
      where company_id = d.company_id and device_id = d.id order by last_at desc limit 1) c on true
    left join users u on u.company_id = d.company_id and u.id = c.user_id
    where d.company_id = ${companyId}
    order by d.revoked_at is not null, coalesce(c.last_at, d.created_at) desc, d.id
    limit ${MOST}`.execute(trx);
  return { items: rows.map(toDevice) };
}

function toDevice(row: DeviceRow): Device {
  return {
    id: row.id,
    name: row.name,
    create_at: row.created_at.toISOString(),
    registered_by: { id: row.registered_by, name: row.registered_by_name },
    last_contact: row.last_at && { at: row.last_at.toISOString(), user_name: row.user_name ?? '' },
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}
