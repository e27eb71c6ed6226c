import { sql } from 'kysely';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { lockUser } from './lock-user.ts';

/**
 * Removes a user and ends their sessions; what they sold keeps their name.
 *
 * @throws ApiError 403 for who stands above; 404; 409 with `own-user` or `last-owner`
 */
export async function deleteUser(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
): Promise<void> {
  const user = await lockUser(trx, session, id);
  if (id === session.userId) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'own-user' } });
  if (user.isLastOwner) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'last-owner' } });
  await sql`select end_sessions_of(${id}::uuid, null)`.execute(trx);
  await trx.deleteFrom('users').where('id', '=', id).execute();
}
