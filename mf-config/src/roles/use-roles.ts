import { useAllPages, useCallCache } from '@cuadra/shared/client';
import type { Role } from '@cuadra/shared/contract';
import { exact, isWithin, NO_DISCOUNT_LIMIT, OWNER_ROLE_ID } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { useCallback } from 'react';

/** Spec §9: what configuration drawers ask for at a time. */
const PAGE_SIZE = 50;

/** Every role: the built-in ones, then the company's own by name. */
export function useRoles(enabled = true) {
  // A role is looked up by its id, and a select offers all of them: the few that a company has are read whole.
  return useAllPages('GET /roles', { query: { limit: PAGE_SIZE } }, { enabled });
}

/** Has roles, and who has them, read again. */
export function useRefreshRoles(): () => Promise<void> {
  const calls = useCallCache();
  return useCallback(() => calls.refresh('GET /roles', 'GET /users'), [calls]);
}

/** Whether whoever is signed in stands above a role, and so may give, change or take it away: what the API holds them to. */
export function useReach(): (role: Pick<Role, 'id' | 'modules' | 'max_discount'>) => boolean {
  const grants = useSession((session) => session.grants);
  const isOwner = useSession((session) => session.state?.role?.id === OWNER_ROLE_ID);
  const limit = useDiscountLimit();
  return (role) =>
    isOwner ||
    (role.id !== OWNER_ROLE_ID && isWithin(role.modules, grants) && exact(role.max_discount).lte(limit));
}

/** Percent that whoever is signed in may take off a line, and so may permit to others. */
export function useDiscountLimit(): string {
  return useSession((session) => session.state?.role?.max_discount ?? NO_DISCOUNT_LIMIT);
}

/** Nobody changes a built-in role (spec §4): it belongs to no company. */
export function isBuiltIn({ company_id }: Pick<Role, 'company_id'>): boolean {
  return company_id === undefined;
}
