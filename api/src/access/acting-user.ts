import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import type { CompanySession } from './admit.ts';

/** Who does something, as a ledger keeps it: the name is copied, and stays what it was. */
export interface ActingUser {
  id: string;
  name: string;
}

/** @throws ApiError 403 for who is no user of the company: an inspector only looks */
export async function actingUser(trx: CompanyTransaction, session: CompanySession): Promise<ActingUser> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', session.userId)
    .executeTakeFirst();
  if (!user) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS');
  return user;
}
