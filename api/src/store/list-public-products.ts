import {
  Id,
  type listPublicProducts as ListPublicProducts,
  type Page,
  type PublicProduct,
} from '@cuadra/shared/contract';
import { linePrice, lineTotal, type PricedProduct, shownStock } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import type { OpenStore } from './open-store.ts';

interface ProductRow extends PricedProduct {
  id: string;
  name: string;
  category_id: string | null;
  measure: string | null;
  qty: string;
  reserved: string;
}

/** A page of what the store sells, by name. Which products those are, says `search_store_products`. */
export async function listPublicProducts(
  trx: CompanyTransaction,
  store: OpenStore,
  query: z.output<typeof ListPublicProducts.query>,
): Promise<Page<PublicProduct>> {
  const [name = null, id = null] = readCursor(query.cursor, z.tuple([TextKey, Id])) ?? [];
  const { rows } = await sql<ProductRow>`
    select p.id, p.name, p.category_id, m.name as measure, p.cost, p.utility, p.price, p.is_fixed_price,
      p.cost_currency, p.price_currency, coalesce(k.qty, 0) as qty, coalesce(k.reserved, 0) as reserved
    from search_store_products(${searchWords(query.search)}::text[], ${query.category_id ?? null}::uuid, null, ${name},
      ${id}::uuid, ${query.limit + 1}) found
    join products p on p.company_id = ${trx.companyId} and p.id = found.id
    left join measures m on m.company_id = p.company_id and m.id = p.measure_id
    left join product_stock k on k.company_id = p.company_id and k.product_id = p.id
    order by p.name, p.id`.execute(trx);
  return toPage(
    rows,
    query.limit,
    (row) => [row.name, row.id],
    (row) => showProduct(row, store),
  );
}

function showProduct(
  row: ProductRow,
  { pair, allow_negative_stock, max_shown_qty }: OpenStore,
): PublicProduct {
  const price = lineTotal({ ...linePrice(row), qty: '1', discount: '0' }, pair);
  const { qty, reserved } = row;
  return {
    id: row.id,
    name: row.name,
    category_id: row.category_id,
    measure: row.measure,
    price: price.main,
    price_alternative: price.alternative,
    ...shownStock({ qty, reserved, allow_negative_stock }, max_shown_qty),
  };
}
