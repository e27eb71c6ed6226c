import { api } from '@cuadra/shared/client';
import type { ListedProduct } from '@cuadra/shared/contract';
import type { Extras } from './catalogue-database.ts';

/** The API's largest page. */
const PAGE = 200;
/** Milliseconds that a till waits for the server to know a code that the device does not. */
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
  const items: ListedProduct[] = [];
  let cursor: string | undefined;
  let as_of: string | undefined;
  do {
    const query = { limit: PAGE, updated_since: since, ...(cursor && { cursor }) };
    const page = await api('GET /products', { query });
    items.push(...page.items);
    // Of the first page: what changes while the others come is asked for again.
    as_of ??= page.as_of;
    cursor = page.next ?? undefined;
  } while (cursor);
  return { items, as_of };
}

/** Products that a code or a barcode may be of, asked of the server. */
export async function lookUpCode(code: string): Promise<ListedProduct[]> {
  const signal = AbortSignal.timeout(LOOK_UP_TIME);
  const { items } = await api('GET /products', { query: { limit: PAGE, search: code } }, { signal });
  return items;
}

export async function readExtras(): Promise<Extras> {
  const categories: Extras['categories'] = [];
  let cursor: string | undefined;
  do {
    const page = await api('GET /categories', { query: { limit: PAGE, ...(cursor && { cursor }) } });
    categories.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor);
  const { product_ids } = await api('GET /products/most_sold');
  return { categories, most_sold: product_ids };
}
