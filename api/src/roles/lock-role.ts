import type { Role } from '@cuadra/shared/contract';
import { builtInRole } from '@cuadra/shared/domain';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { checkReach } from './check-reach.ts';
import { findRole } from './find-role.ts';

export async function lockRole(trx: CompanyTransaction, session: CompanySession, id: string): Promise<Role> {
  if (builtInRole(id)) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'built-in' } });
  // Locked first: what is read of it and of its users afterwards is what there is.
  const locked = await trx
    .selectFrom('roles')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const role = orNotFound(locked && (await findRole(trx, id)));
  await checkReach(trx, session, role, 'id');
  return role;
}
