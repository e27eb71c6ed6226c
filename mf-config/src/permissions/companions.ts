import { type Grants, isGranted, PERMISSIONS, type Permission, permissionCode } from '@cuadra/shared/domain';
import { type Chosen, chooseShown, isChosen } from './chosen.ts';
import { PERMISSION_NAMES } from './permission-names.ts';

/** Without the second one, the first opens a screen on which nothing can be done. */
const NEEDS: readonly (readonly [of: Permission, needed: Permission])[] = [
  [
    ['sales', 'create'],
    ['products', 'read'],
  ],
  [
    ['sales', 'credit_sale'],
    ['sales', 'assign_client'],
  ],
  [
    ['sales', 'assign_client'],
    ['clients', 'read'],
  ],
  [
    ['sales', 'update'],
    ['sales', 'read'],
  ],
  [
    ['sales', 'delete'],
    ['sales', 'read'],
  ],
  [
    ['users', 'create'],
    ['roles', 'read'],
  ],
];

/** In these modules every permission needs this one: the screen on which it is used opens with it. */
const DOORS: readonly Permission[] = [
  ['products', 'read'],
  ['clients', 'read'],
  ['payment_methods', 'read'],
  ['currencies', 'read'],
  ['users', 'read'],
  ['roles', 'read'],
  ['reports', 'view_sales'],
  ['subscription', 'view_subscription'],
];

/** What is still missing for what is chosen to be of use, each once; what that needs in turn is not followed. */
export function missingCompanions(chosen: Chosen): Permission[] {
  const has = (permission: Permission) => isChosen(chosen, permission[0], codeOf(permission));
  const needed = [
    ...NEEDS.filter(([of]) => has(of)).map(([, permission]) => permission),
    ...DOORS.filter(([module]) => (chosen[module]?.length ?? 0) > 0),
  ];
  const missing = needed.filter((permission) => !has(permission));
  return missing.filter(
    ([module, action], index) =>
      missing.findIndex((other) => other[0] === module && other[1] === action) === index,
  );
}

/** Chooses what is missing, and what that needs in turn, as far as its maker holds it himself. */
export function withCompanions(chosen: Chosen, held: Grants): Chosen {
  const missing = missingCompanions(chosen).filter((permission) => isGranted(held, permission));
  if (missing.length === 0) return chosen;
  const more = missing.reduce((whole, permission) => {
    const code = codeOf(permission);
    return chooseShown(whole, permission[0], [code], [code]);
  }, chosen);
  return withCompanions(more, held);
}

/** What a permission is called: «Ver productos». */
export function permissionLabel([module, action]: Permission): string {
  const { actions } = PERMISSION_NAMES[module];
  return Object.entries(actions).find(([name]) => name === action)?.[1].label ?? action;
}

function codeOf(permission: Permission): number {
  const code = permissionCode(permission);
  if (code === undefined)
    throw new RangeError(`${permission.join(' ')} is none of ${Object.keys(PERMISSIONS)}`);
  return code;
}
