import {
  Id,
  type listPublicProducts as ListPublicProducts,
  type Page,
  type PublicProduct,
} from '@cuadra/shared/contract';
import { linePrice, lineTotal, type PricedProduct, shownStock } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import type { OpenStore } from './open-store.ts';

/** A product that the store shows, with what it tells of it and what it does not. */
export interface ShownProduct extends PricedProduct {
  id: string;
  name: string;
  category_id: string | null;
  measure: string | null;
  /** Its own, or else the first that the store has of it. */
  image: string | null;
  qty: string;
  reserved: string;
}

/** A page of what the store sells, by name. Which products those are, says `search_store_products`. */
export async function listPublicProducts(
  trx: CompanyTransaction,
  store: OpenStore,
  query: z.output<typeof ListPublicProducts.query>,
): Promise<Page<PublicProduct>> {
  if (query.featured) return { items: await listFeatured(trx, store), next: null };
  const [name = null, id = null] = readCursor(query.cursor, z.tuple([TextKey, Id])) ?? [];
  const rows = await readShown(
    trx,
    sql`search_store_products(${searchWords(query.search)}::text[], ${query.category_id ?? null}::uuid, null, ${name},
      ${id}::uuid, ${query.limit + 1})`,
  );
  return toPage(
    rows,
    query.limit,
    (row) => [row.name, row.id],
    (row) => showProduct(row, store),
  );
}

async function listFeatured(trx: CompanyTransaction, store: OpenStore): Promise<PublicProduct[]> {
  const featured = await trx
    .selectFrom('store_featured_products')
    .select('product_id')
    .orderBy('position')
    .execute();
  const ids = featured.map(({ product_id }) => product_id);
  const rows = new Map((await readChosen(trx, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [showProduct(row, store)] : [];
  });
}

/** Of these products those that the store shows. */
export async function readChosen(trx: CompanyTransaction, ids: readonly string[]): Promise<ShownProduct[]> {
  if (ids.length === 0) return [];
  return readShown(trx, sql`search_store_products('{}', null, ${ids}::uuid[], null, null, ${ids.length})`);
}

async function readShown(trx: CompanyTransaction, found: RawBuilder<unknown>): Promise<ShownProduct[]> {
  const { rows } = await sql<ShownProduct>`
    select p.id, p.name, p.category_id, m.name as measure, coalesce(p.image, t.images[1]) as image, p.cost, p.utility, p.price, p.is_fixed_price,
      p.cost_currency, p.price_currency, coalesce(k.qty, 0) as qty, coalesce(k.reserved, 0) as reserved
    from ${found} found
    join products p on p.company_id = ${trx.companyId} and p.id = found.id
    left join measures m on m.company_id = p.company_id and m.id = p.measure_id
    left join store_products t on t.company_id = p.company_id and t.id = p.id
    left join product_stock k on k.company_id = p.company_id and k.product_id = p.id
    order by p.name, p.id`.execute(trx);
  return rows;
}

/** As a buyer sees it. */
export function showProduct(row: ShownProduct, store: OpenStore): PublicProduct {
  const { pair, allow_negative_stock, max_shown_qty } = store;
  const price = lineTotal({ ...linePrice(row), qty: '1', discount: '0' }, pair);
  const { qty, reserved } = row;
  return {
    id: row.id,
    name: row.name,
    category_id: row.category_id,
    measure: row.measure,
    image: row.image,
    price: price.main,
    price_alternative: price.alternative,
    ...shownStock({ qty, reserved, allow_negative_stock }, max_shown_qty),
  };
}
