import type { Role } from '@cuadra/shared/contract';
import { BUILT_IN_ROLES } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import type { SelectOption } from '@cuadra/shared/ui';
import { type useReach, useRoles } from '../../roles/use-roles.ts';

/** What of a role is needed to choose it. */
export type RoleChoice = Pick<Role, 'id' | 'name' | 'description' | 'modules' | 'max_discount'>;

/** Who may not read roles gives the built-in ones, which everybody knows. */
const KNOWN: readonly RoleChoice[] = BUILT_IN_ROLES.map(({ permissions, ...role }) => ({
  ...role,
  modules: permissions,
}));

/** The roles there are to choose from. */
export function useRoleChoices(): { roles: readonly RoleChoice[]; isPending: boolean; seesRoles: boolean } {
  const seesRoles = useCan(['roles', 'read']);
  const { data, isPending } = useRoles(seesRoles);
  return { roles: data ?? KNOWN, isPending: seesRoles && isPending, seesRoles };
}

/**
 * Roles as a select offers them: one that reaches further than one's own is there and cannot be chosen.
 *
 * @param current the role that a user has, which stays even where it is not among those that are known
 */
export function roleOptions(
  roles: readonly RoleChoice[],
  reaches: ReturnType<typeof useReach>,
  current?: { id: string; name: string } | null,
): SelectOption[] {
  const known = roles.map((role) => {
    const isClosed = !reaches(role) && role.id !== current?.id;
    return {
      value: role.id,
      label: isClosed ? `${role.name} (permite más que el tuyo)` : role.name,
      disabled: isClosed,
    };
  });
  const isKnown = !current || roles.some(({ id }) => id === current.id);
  return isKnown ? known : [{ value: current.id, label: current.name }, ...known];
}
