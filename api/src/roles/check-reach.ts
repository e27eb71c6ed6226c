import type { Role } from '@cuadra/shared/contract';
import { exact, isWithin, OWNER_ROLE_ID } from '@cuadra/shared/domain';
import type { CompanySession, Session } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { findDiscountLimit } from './discount-limit.ts';

export function isOwner(session: Session): boolean {
  return session.role?.id === OWNER_ROLE_ID;
}

/**
 * Nobody gives themselves more permissions, nor changes who has more: a role may be given, changed or taken away, and
 * its users changed, only by a user who has all of its permissions and may take off as much. Only a Propietario makes another one.
 *
 * @throws ApiError 403 with `exceeds-own` on the field
 */
export async function checkReach(
  trx: CompanyTransaction,
  session: CompanySession,
  role: Pick<Role, 'id' | 'modules' | 'max_discount'>,
  field: string,
): Promise<void> {
  if (isOwner(session)) return;
  if (role.id !== OWNER_ROLE_ID && isWithin(role.modules, session.grants)) {
    const own = await findDiscountLimit(trx, session.companyId, session.userId);
    if (exact(role.max_discount).lte(own)) return;
  }
  throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields: { [field]: 'exceeds-own' } });
}
