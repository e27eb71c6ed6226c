import type { Role } from '@cuadra/shared/contract';
import { isWithin, OWNER_ROLE_ID } from '@cuadra/shared/domain';
import type { Session } from '../access/admit.ts';
import { ApiError } from '../errors/api-error.ts';

export function isOwner(session: Session): boolean {
  return session.role?.id === OWNER_ROLE_ID;
}

/**
 * Nobody gives themselves more permissions, nor changes who has more: a role may be given, changed or taken away, and
 * its users changed, only by a user who has all of its permissions. Only a Propietario makes another one.
 *
 * @throws ApiError 403 with `exceeds-own` on the field
 */
export function checkReach(session: Session, role: Pick<Role, 'id' | 'modules'>, field: string): void {
  if (isOwner(session)) return;
  if (role.id !== OWNER_ROLE_ID && isWithin(role.modules, session.grants)) return;
  throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields: { [field]: 'exceeds-own' } });
}
