import { useCallPages } from '@cuadra/shared/client';
import { useEffect, useMemo } from 'react';

/** Spec §9, milliseconds: the load of the categories is tried again this long after a failure. */
const RETRY_AFTER = 1000;

/** The company's categories by name, all of them however many pages they take. */
export function useCategories(): readonly { id: string; name: string }[] {
  const { data, hasNextPage, isFetching, fetchNextPage } = useCallPages(
    'GET /categories',
    { query: { limit: 200 } },
    { refetchInterval: (query) => (query.state.status === 'error' ? RETRY_AFTER : false) },
  );
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return data ?? NONE;
}

const NONE: readonly { id: string; name: string }[] = [];

/** Names by id. */
export function useCategoryNames(): ReadonlyMap<string, string> {
  const categories = useCategories();
  return useMemo(() => new Map(categories.map(({ id, name }) => [id, name])), [categories]);
}
