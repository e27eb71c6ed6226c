import { callKey, useCallPages, useQueryClient } from '@cuadra/shared/client';
import { useCallback } from 'react';

/** Rows asked for at a time: two screens of a large display. */
const PAGE_SIZE = 100;
/** Milliseconds that a list counts as fresh. */
const FRESH = 30_000;
/** A list of more pages than this is not read again by itself: that would ask for every page, one after the other. */
const MANY_PAGES = 5;

/**
 * The products that a search finds, by name, page by page; the list of the search before stays until the new one is
 * there.
 */
export function useProducts(search: string) {
  return useCallPages(
    'GET /products',
    { query: { limit: PAGE_SIZE, ...(search && { search }) } },
    {
      keepPrevious: true,
      staleTime: (query) => (pagesOf(query.state.data) > MANY_PAGES ? Number.POSITIVE_INFINITY : FRESH),
    },
  );
}

function pagesOf(data: unknown): number {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length
    : 0;
}

/** Forgets every list of products, so that the next look at one starts from its first page. */
export function useRefreshProducts(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.resetQueries({ queryKey: callKey('GET /products') });
    void client.invalidateQueries({ queryKey: callKey('GET /categories') });
  }, [client]);
}
