import { useCall, useCallPages } from '@cuadra/shared/client';
import { filterQuery, type ListWish, sortQuery } from './address.ts';

/** Rows asked for at a time: two screens of a large display. */
const PAGE_SIZE = 100;

/** The clients that a search and filters find, in the order asked for, page by page. */
export function useClients(search: string, wish: ListWish) {
  return useCallPages(
    'GET /clients',
    { query: { limit: PAGE_SIZE, ...filterQuery(wish, search), ...sortQuery(wish) } },
    { keepPrevious: true, staleTime: 0 },
  );
}

/** How many they are and what they owe together; undefined while that is being counted. */
export function useClientTotals(search: string, wish: ListWish) {
  return useCall('GET /clients/totals', { query: filterQuery(wish, search) }, { staleTime: 0 }).data;
}
