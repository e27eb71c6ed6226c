import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * What a device signs proves nothing from now on. Once is enough: the first time stays.
 *
 * @throws ApiError 404
 */
export async function revokeDevice(trx: CompanyTransaction, companyId: string, id: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update devices set revoked_at = coalesce(revoked_at, now())
    where company_id = ${companyId} and id = ${id}`.execute(trx);
  if (numAffectedRows !== 1n) throw new ApiError('ERROR_NOT_FOUND');
}
