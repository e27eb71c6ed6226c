import { useReach } from '../../roles/use-roles.ts';
import { useRoleChoices } from '../form/role-choices.ts';

/**
 * Whether whoever is signed in stands above a user, by the user's role, and so may change and remove them. Of a role that
 * cannot be read the API has the last word.
 */
export function useMayReach(): (roleId: string | null) => boolean {
  const { roles } = useRoleChoices();
  const reaches = useReach();
  return (roleId) => {
    const role = roles.find(({ id }) => id === roleId);
    return role === undefined || reaches(role);
  };
}
