import { Id, type ListedProduct, type ListProductsQuery, type Page } from '@cuadra/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { exactTime, readCursor, SmallKey, TextKey, TimeKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import { listByPrice } from './list/list-by-price.ts';
import { listByStock } from './list/list-by-stock.ts';
import { filterCondition, isNarrowed } from './list/product-filter.ts';
import { selectProducts, toListedProduct } from './product-row.ts';

/**
 * A page of products: by name, or in the order asked for; with `updated_since` by their last change, for a device that
 * keeps a copy; with `search` and no order the one whose code or barcode it is, then by name. A search takes any part of
 * name, code or barcode; every word must be found, accents and case do not matter.
 */
export function listProducts(
  trx: CompanyTransaction,
  companyId: string,
  query: ListProductsQuery,
): Promise<Page<ListedProduct>> {
  if (query.updated_since !== undefined) return findChanged(trx, companyId, query, query.updated_since);
  if (query.sort === 'price') return listByPrice(trx, companyId, query);
  if (query.sort === 'stock') return listByStock(trx, companyId, query);
  if (query.sort === 'changed') return listByChange(trx, companyId, query);
  // What was scanned stands first while nobody asks for another order.
  if (query.search && query.sort === undefined && !isNarrowed(query))
    return searchProducts(trx, companyId, query, query.search);
  return findByName(trx, companyId, query);
}

async function findByName(trx: CompanyTransaction, companyId: string, query: ListProductsQuery) {
  const { order, limit } = query;
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  const rows = await selectProducts(trx, 'also-withdrawn')
    .where(filterCondition(companyId, query))
    .$if(after !== undefined, (select) =>
      select.where(
        sql<boolean>`(name, products.id) ${behind(order)} (${after?.[0]} collate spanish, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy('name', order)
    .orderBy('products.id', order)
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, (row) => [row.name, row.id], toListedProduct);
}

/** By the product's own last change: what was sold of it changes its stock. */
async function listByChange(trx: CompanyTransaction, companyId: string, query: ListProductsQuery) {
  const { order, limit } = query;
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  const rows = await selectProducts(trx, 'also-withdrawn')
    .select(exactTime('products.updated_at').as('changed'))
    .where(filterCondition(companyId, query))
    .$if(after !== undefined, (select) =>
      select.where(
        sql<boolean>`(products.updated_at, products.id) ${behind(order)} (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy('products.updated_at', order)
    .orderBy('products.id', order)
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, (row) => [row.changed, row.id], toListedProduct);
}

function behind(order: 'asc' | 'desc'): RawBuilder<unknown> {
  return order === 'desc' ? sql`<` : sql`>`;
}

/** By the index, which row level security would keep a query of the application from: see `search_products`. */
async function searchProducts(
  trx: CompanyTransaction,
  companyId: string,
  query: ListProductsQuery,
  search: string,
) {
  const [rank = null, name = null, id = null] =
    readCursor(query.cursor, z.tuple([SmallKey, TextKey, Id])) ?? [];
  const found = sql<{ id: string; rank: number }>`search_products(${searchWords(search)}::text[], ${search},
    ${query.category_id ?? null}::uuid, ${rank}::smallint, ${name}, ${id}::uuid, ${query.limit + 1})`;
  const rows = await selectProducts(trx)
    .innerJoin(found.as<'found'>(sql.ref('found')), 'found.id', 'products.id')
    .select('found.rank')
    .where('products.company_id', '=', companyId)
    .orderBy('found.rank')
    .orderBy('name')
    .orderBy('products.id')
    .execute();
  return toPage(rows, query.limit, (row) => [row.rank, row.name, row.id], toListedProduct);
}

/** By the last change of the product or of its stock. The stock's has no index: its rows are few and read in one go. */
async function findChanged(
  trx: CompanyTransaction,
  companyId: string,
  query: ListProductsQuery,
  since: string,
) {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  const changed = sql<Date>`greatest(products.updated_at, product_stock.changed_at)`;
  let select = selectProducts(trx, 'also-withdrawn')
    .select(exactTime(changed).as('changed'))
    .where('products.company_id', '=', companyId)
    .where(
      'products.id',
      'in',
      sql<string>`(select id from products where company_id = ${companyId} and updated_at >= ${since}::timestamptz
        union select product_id from product_stock
        where company_id = ${companyId} and changed_at >= ${since}::timestamptz)`,
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
