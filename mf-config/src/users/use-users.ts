import { useAllPages, useCallCache } from '@cuadra/shared/client';
import { withOwnFirst } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { useCallback } from 'react';

const PAGE_SIZE = 200;
/** Milliseconds: who comes and goes is seen without a reload. */
const REFRESH = 60_000;

/** Everybody of the company, the most recently seen first (spec §4) and whoever looks before them. */
export function useUsers() {
  // They are searched here, so that all of them have to be: a company has a few.
  const list = useAllPages('GET /users', { query: { limit: PAGE_SIZE } }, { refetchInterval: REFRESH });
  const ownId = useSession((session) => session.state?.user.id ?? '');
  return { ...list, users: list.data && withOwnFirst(list.data, ownId) };
}

const LISTS = ['GET /users', 'GET /roles'] as const;
const ONE = 'GET /users/{id}';

/** Has users, and how many have each role, read again; of one who is gone nothing more is asked. */
export function useRefreshUsers(): (how?: { isGone: boolean }) => Promise<void> {
  const calls = useCallCache();
  return useCallback(
    ({ isGone } = { isGone: false }) => calls.refresh(...LISTS, ...(isGone ? [] : ([ONE] as const))),
    [calls],
  );
}
