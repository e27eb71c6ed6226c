import {
  Id,
  type ListedProduct,
  type listProducts as ListProducts,
  type Page,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { exactTime, readCursor, SmallKey, TextKey, TimeKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import { selectProducts, toListedProduct } from './product-row.ts';

type ProductQuery = z.output<typeof ListProducts.query>;

/**
 * A page of products: by name; with `updated_since` by their last change, for a device that keeps a copy; with `search`
 * the one whose code or barcode it is, then by name. A search takes any part of name, code or barcode; every word must be
 * found, accents and case do not matter.
 */
export function listProducts(trx: CompanyTransaction, query: ProductQuery): Promise<Page<ListedProduct>> {
  if (query.updated_since !== undefined) return findChanged(trx, query, query.updated_since);
  return query.search ? searchProducts(trx, query, query.search) : findByName(trx, query);
}

async function findByName(trx: CompanyTransaction, query: ProductQuery) {
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  let select = selectProducts(trx).limit(query.limit + 1);
  if (query.category_id) select = select.where('category_id', '=', query.category_id);
  if (after)
    select = select.where(sql<boolean>`(name, id) > (${after[0]} collate spanish, ${after[1]}::uuid)`);
  const rows = await select.orderBy('name').orderBy('products.id').execute();
  return toPage(rows, query.limit, (row) => [row.name, row.id], toListedProduct);
}

/** By the index, which row level security would keep a query of the application from: see `search_products`. */
async function searchProducts(trx: CompanyTransaction, query: ProductQuery, search: string) {
  const [rank = null, name = null, id = null] =
    readCursor(query.cursor, z.tuple([SmallKey, TextKey, Id])) ?? [];
  const found = sql<{ id: string; rank: number }>`search_products(${searchWords(search)}::text[], ${search},
    ${query.category_id ?? null}::uuid, ${rank}::smallint, ${name}, ${id}::uuid, ${query.limit + 1})`;
  const rows = await selectProducts(trx)
    .innerJoin(found.as<'found'>(sql.ref('found')), 'found.id', 'products.id')
    .select('found.rank')
    .orderBy('found.rank')
    .orderBy('name')
    .orderBy('products.id')
    .execute();
  return toPage(rows, query.limit, (row) => [row.rank, row.name, row.id], toListedProduct);
}

/** By the last change of the product or of its stock. The stock's has no index: its rows are few and read in one go. */
async function findChanged(trx: CompanyTransaction, query: ProductQuery, since: string) {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  const changed = sql<Date>`greatest(products.updated_at, product_stock.changed_at)`;
  let select = selectProducts(trx, 'also-withdrawn')
    .select(exactTime(changed).as('changed'))
    .where(
      'products.id',
      'in',
      sql<string>`(select id from products where updated_at >= ${since}::timestamptz
        union select product_id from product_stock where changed_at >= ${since}::timestamptz)`,
    )
    .limit(query.limit + 1);
  for (const word of searchWords(query.search)) {
    select = select.where(sql<boolean>`search_text like containing(${word})`);
  }
  if (query.category_id) select = select.where('category_id', '=', query.category_id);
  if (after)
    select = select.where(
      sql<boolean>`(${changed}, products.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  const rows = await select.orderBy(changed).orderBy('products.id').execute();
  return toPage(rows, query.limit, (row) => [row.changed, row.id], toListedProduct);
}
