import { type ItemOf, useCallPages } from '@cuadra/shared/client';

export type Currency = ItemOf<'GET /currencies'>;

/** Spec §9: rows of a page in the drawers of the configuration. */
export const PAGE_SIZE = 50;

/** The currencies there are, page by page. */
export function useCurrenciesList() {
  return useCallPages('GET /currencies', { query: { limit: PAGE_SIZE } });
}
