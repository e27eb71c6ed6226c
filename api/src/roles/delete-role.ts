import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { lockRole } from './lock-role.ts';

/** @throws ApiError 404; 409 with `built-in`, or ERROR_ROLE_IN_USE while a user has it (spec §8) */
export async function deleteRole(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
): Promise<void> {
  const { users } = await lockRole(trx, session, id);
  if (users > 0) throw new ApiError('ERROR_ROLE_IN_USE');
  await trx.deleteFrom('roles').where('id', '=', id).execute();
}
