import { Id, type listProducts } from '@cuadra/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { type CursorKey, exactTime, readCursor, TextKey, TimeKey, toPage } from '../database/cursor.ts';
import { type ProductRow, selectProducts, toProduct } from './product-row.ts';

type ProductQuery = z.output<typeof listProducts.query>;

/**
 * A page of products: by name; or, with `updated_since`, by their last change, for a device that keeps a copy.
 * A search takes any part of name, code or barcode; every word must be found, accents and case do not matter.
 */
export async function findProducts(trx: CompanyTransaction, query: ProductQuery) {
  const byChange = query.updated_since !== undefined;
  let select = selectProducts(trx)
    .select(exactTime('updated_at').as('changed'))
    .limit(query.limit + 1);
  for (const word of searchWords(query.search)) {
    select = select.where(sql<boolean>`search_text like ${containing(word)}`);
  }
  if (query.category_id) select = select.where('category_id', '=', query.category_id);
  if (query.updated_since) select = select.where('updated_at', '>=', new Date(query.updated_since));
  const after = readCursor(query.cursor, z.tuple([byChange ? TimeKey : TextKey, Id]));
  if (byChange) {
    if (after) {
      select = select.where(sql<boolean>`(updated_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`);
    }
    select = select.orderBy('updated_at').orderBy('id');
  } else {
    if (after)
      select = select.where(sql<boolean>`(name, id) > (${after[0]} collate spanish, ${after[1]}::uuid)`);
    select = select.orderBy('name').orderBy('id');
  }
  const rows = await select.execute();
  const key = (row: (typeof rows)[number]): CursorKey => [byChange ? row.changed : row.name, row.id];
  return toPage(rows, query.limit, key, (row) => toProduct(row satisfies ProductRow));
}

/** At most eight words: enough for any name, and a bound on the work. */
function searchWords(search: string | undefined): string[] {
  return search ? search.split(/\s+/).filter(Boolean).slice(0, 8) : [];
}

/** In the regular expression and the replacement of PostgreSQL: what LIKE takes for more than itself, and a backslash before it. */
const WILDCARDS = '([\\\\%_])';
const ESCAPED = '\\\\\\1';

/**
 * A LIKE pattern for a word. The database folds it, as it folded the names: it knows that «ß» is «ss» and «®» is «(r)»,
 * where our own `searchable` leaves both alone.
 */
function containing(word: string): RawBuilder<string> {
  return sql<string>`'%' || regexp_replace(searchable(${word}), ${WILDCARDS}, ${ESCAPED}, 'g') || '%'`;
}
