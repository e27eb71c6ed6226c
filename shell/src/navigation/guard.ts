import type { Permission } from '@cuadra/shared/domain';
import { isGranted } from '@cuadra/shared/domain';
import type { Visitor } from './navigation.ts';

/** Where an expired subscription is renewed. */
export const SUBSCRIPTION_PATH = '/subscriptions';

/** Spec §4: what stays reachable once the subscription has expired: these, and the list of users. */
const OPEN_WHEN_EXPIRED = ['/', '/my-account', SUBSCRIPTION_PATH];

/** What stands between a user and a route. */
export type Verdict =
  | 'open'
  | 'expired'
  | 'forbidden'
  /** The company does not have the module. */
  | 'withheld';

/**
 * Spec §4 and §6. The module of the permission must be in the company's list, too: such grants are left out of
 * `visitor.grants` from the start.
 */
export function judge(visitor: Visitor, pathname: string, permission: Permission | undefined): Verdict {
  if (visitor.state.isExpired && !isOpenWhenExpired(pathname, permission)) return 'expired';
  if (permission && !visitor.state.modules.includes(permission[0])) return 'withheld';
  return isGranted(visitor.grants, permission) ? 'open' : 'forbidden';
}

function isOpenWhenExpired(pathname: string, permission: Permission | undefined): boolean {
  const path = pathname.replace(/\/+$/, '') || '/';
  const [module, action] = permission ?? [];
  return (
    OPEN_WHEN_EXPIRED.includes(path) ||
    path.startsWith(`${SUBSCRIPTION_PATH}/`) ||
    (module === 'users' && action === 'read')
  );
}
