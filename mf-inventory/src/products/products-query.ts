import { useCall, useCallCache, useCallPages } from '@cuadra/shared/client';
import { useRefreshGoods } from '@cuadra/shared/form';
import { useCallback } from 'react';
import { filterQuery, type ListWish, sortQuery } from './list/address.ts';

/** Rows asked for at a time: two screens of a large display. */
const PAGE_SIZE = 100;
/** Milliseconds that a list counts as fresh. */
const FRESH = 30_000;
/** A list of more pages than this is not read again by itself: that would ask for every page, one after the other. */
const MANY_PAGES = 5;

/**
 * The products that a search and filters find, in the order asked for, page by page; the list before stays until the new
 * one is there.
 */
export function useProducts(search: string, wish: ListWish) {
  return useCallPages(
    'GET /products',
    { query: { limit: PAGE_SIZE, ...filterQuery(wish, search), ...sortQuery(wish) } },
    {
      keepPrevious: true,
      staleTime: (query) => (pagesOf(query.state.data) > MANY_PAGES ? Number.POSITIVE_INFINITY : FRESH),
    },
  );
}

/** How many a search and filters find; undefined while that is being counted. */
export function useProductCount(search: string, wish: ListWish) {
  return useCall('GET /products/count', { query: filterQuery(wish, search) }, { staleTime: FRESH }).data;
}

function pagesOf(data: unknown): number {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length
    : 0;
}

/**
 * Forgets every list of products, so that the next look at one starts from its first page. Their categories and measures,
 * which an import may have made, are read again, and what hangs on what products cost. A product's own page is not: one
 * that was withdrawn is not there any more.
 */
export function useRefreshProducts(): () => void {
  const calls = useCallCache();
  const { planning } = useRefreshGoods();
  return useCallback(() => {
    void calls.reset('GET /products');
    void calls.refresh('GET /products/count', 'GET /categories', 'GET /measures');
    planning();
  }, [calls, planning]);
}
