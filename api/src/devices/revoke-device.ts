import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';

/**
 * What a device signs proves nothing from now on. Once is enough: the first time stays.
 *
 * @throws ApiError 404
 */
export async function revokeDevice(trx: CompanyTransaction, companyId: string, id: string): Promise<void> {
  const { rows } = await sql`
    update devices set revoked_at = coalesce(revoked_at, now())
    where company_id = ${companyId} and id = ${id} returning id`.execute(trx);
  orNotFound(rows[0]);
}
