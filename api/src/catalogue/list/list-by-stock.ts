import { Id, type ListedProduct, type ListProductsQuery, type Page } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCursor, toPage } from '../../database/cursor.ts';
import { selectProducts, toListedProduct } from '../product-row.ts';
import { filterCondition, STOCK_JOIN } from './product-filter.ts';

const QtyKey = z.string().regex(/^-?\d{1,15}(\.\d{1,3})?$/);

/**
 * Products by how much there is. Stock has no index on purpose: each line of a sale would write it again (decision
 * 0033). All of the company's are read, ids and quantities alone, and the rest of a page's products afterwards.
 */
export async function listByStock(
  trx: CompanyTransaction,
  companyId: string,
  query: ListProductsQuery,
): Promise<Page<ListedProduct>> {
  const { order, limit } = query;
  const after = readCursor(query.cursor, z.tuple([QtyKey, Id]));
  const behind = after
    ? sql`and (coalesce(product_stock.qty, 0), products.id) ${order === 'desc' ? sql`<` : sql`>`} (${after[0]}::numeric, ${after[1]}::uuid)`
    : sql``;
  const direction = order === 'desc' ? sql`desc` : sql`asc`;
  const found = sql<{ id: string; there: string }>`(
    select products.id, coalesce(product_stock.qty, 0) as there from products ${STOCK_JOIN}
    where ${filterCondition(companyId, query)} ${behind}
    order by there ${direction}, products.id ${direction} limit ${limit + 1})`;
  const rows = await selectProducts(trx, 'also-withdrawn')
    .innerJoin(found.as<'found'>(sql.ref('found')), 'found.id', 'products.id')
    .select('found.there')
    .where('products.company_id', '=', companyId)
    .orderBy('found.there', order)
    .orderBy('products.id', order)
    .execute();
  return toPage(rows, limit, (row) => [row.there, row.id], toListedProduct);
}
