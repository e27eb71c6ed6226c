import { DEFAULT_IDENTIFICATION_TYPE, OWNER_ROLE_ID } from '@cuadra/shared/domain';
import type { CompanySession } from '../access/admit.ts';
import { identificationType } from '../access/user.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { checkReach } from '../roles/check-reach.ts';
import { findRole } from '../roles/find-role.ts';
import type { UserData } from './check-user.ts';

export interface LockedUser extends UserData {
  id: string;
  is_active: boolean;
  /** Whether nobody but this user could still do everything. */
  isLastOwner: boolean;
}

/**
 * A user, locked for a change by this session. The owners are locked before, in one order: of two who take each other's
 * role side by side, the later one finds that they are the last.
 *
 * @throws ApiError 404; 403 for who stands above
 */
export async function lockUser(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
): Promise<LockedUser> {
  const owners = await trx
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', OWNER_ROLE_ID)
    .where('is_active', '=', true)
    .where('verified_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const user = orNotFound(
    await trx
      .selectFrom('users')
      .select(['id', 'name', 'username', 'email', 'role_id', 'country', 'image', 'is_active'])
      .select(['identification', 'identification_type'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  );
  const role = await findRole(trx, user.role_id);
  if (role && user.id !== session.userId) await checkReach(trx, session, role, 'id');
  return {
    ...user,
    identification: user.identification ?? '',
    identification_type: identificationType(user.identification_type) ?? DEFAULT_IDENTIFICATION_TYPE,
    isLastOwner: owners.length === 1 && owners[0]?.id === id,
  };
}
