import { api, fetchAllPages } from '@cuadra/shared/client';
import type { ListedProduct } from '@cuadra/shared/contract';
import type { Extras } from './catalogue-database.ts';

/** The API's largest page. */
const PAGE = 200;
/** Milliseconds that Caja waits for the server to know a code that the device does not. */
const LOOK_UP_TIME = 3_000;

export interface ProductPage {
  items: ListedProduct[];
  next: string | null;
  as_of: string;
}

/** A page of the whole catalogue, by name. */
export function readPage(cursor: string | undefined): Promise<ProductPage> {
  return api('GET /products', { query: { limit: PAGE, ...(cursor && { cursor }) } });
}

/** What has changed since a time of the server's. */
export async function readChanges(since: string): Promise<Omit<ProductPage, 'next'>> {
  const { items, first } = await fetchAllPages('GET /products', {
    query: { limit: PAGE, updated_since: since },
  });
  // Of the first page: what changes while the others come is asked for again.
  return { items, as_of: first.as_of };
}

/** Products that a code or a barcode may be of, asked of the server. */
export async function lookUpCode(code: string): Promise<ListedProduct[]> {
  const signal = AbortSignal.timeout(LOOK_UP_TIME);
  const { items } = await api('GET /products', { query: { limit: PAGE, search: code } }, { signal });
  return items;
}

export async function readExtras(): Promise<Extras> {
  const [{ items: categories }, { product_ids, day, front_ids }, { items: measures }] = await Promise.all([
    fetchAllPages('GET /categories', { query: { limit: PAGE } }),
    api('GET /products/most_sold'),
    fetchAllPages('GET /measures', { query: { limit: PAGE } }),
  ]);
  const units = Object.fromEntries(measures.flatMap(({ id, unit }) => (unit ? [[id, unit]] : [])));
  return { categories, most_sold: product_ids, day, front: front_ids, units };
}
