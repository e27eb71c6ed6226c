import { callKey, useCallPages, useQueryClient } from '@cuadra/shared/client';
import { withOwnFirst } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { useCallback, useEffect } from 'react';

const PAGE_SIZE = 200;
/** Milliseconds: who comes and goes is seen without a reload. */
const REFRESH = 60_000;

/** Everybody of the company, the most recently seen first (spec §4) and whoever looks before them. */
export function useUsers() {
  const list = useCallPages('GET /users', { query: { limit: PAGE_SIZE } }, { refetchInterval: REFRESH });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    // They are searched here, so that all of them have to be: a company has a few.
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const ownId = useSession((session) => session.state?.user.id ?? '');
  return { ...list, users: list.data && withOwnFirst(list.data, ownId) };
}

const LISTS = ['GET /users', 'GET /roles'] as const;
const ALL = [...LISTS, 'GET /users/{id}'] as const;

/** Has users, and how many have each role, read again; of one who is gone nothing more is asked. */
export function useRefreshUsers(): (how?: { isGone: boolean }) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async ({ isGone } = { isGone: false }) => {
      const names = isGone ? LISTS : ALL;
      await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: callKey(name) })));
    },
    [client],
  );
}
