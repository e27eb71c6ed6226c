import type { ListProductsQuery, ProductFilter } from '@cuadra/shared/contract';
import { type Grants, isGranted } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { searchWords } from '../../database/search-words.ts';
import { ApiError } from '../../errors/api-error.ts';
import { priceBelow } from './price-below.ts';

/**
 * Which products have no known cost, or one that their price does not cover, is for who may read costs: see `asReadBy`.
 *
 * @throws ApiError 403 with `not-allowed` on `without` or `below`
 */
export function checkFilter({ without, below }: ProductFilter, grants: Grants): void {
  if (isGranted(grants, ['products', 'read'])) return;
  const field = below ? 'below' : without === 'cost' ? 'without' : undefined;
  if (field) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields: { [field]: 'not-allowed' } });
}

/**
 * A device's copy is all of the catalogue, in an order of its own.
 *
 * @throws ApiError 400 with `not-with-a-filter` on `updated_since`
 */
export function checkCopy(query: ListProductsQuery): void {
  if (query.updated_since !== undefined && (isNarrowed(query) || query.sort !== undefined))
    throw new ApiError('ERROR_VALIDATION', { fields: { updated_since: 'not-with-a-filter' } });
}

/** Whether a filter asks for anything beside a search and a category. */
export function isNarrowed(filter: ProductFilter): boolean {
  const { measure_id, stock, without, below, favourite, withdrawn } = filter;
  return Boolean(measure_id ?? stock ?? without ?? below ?? favourite ?? withdrawn);
}

/** Each product's row of stock beside it; one that never had any has none. */
export const STOCK_JOIN = sql`left join product_stock on product_stock.company_id = products.company_id
  and product_stock.product_id = products.id`;

/** `products` with what `filterCondition` needs beside it. */
export function filteredTables({ stock }: ProductFilter): RawBuilder<unknown> {
  return stock === undefined ? sql`products` : sql`products ${STOCK_JOIN}`;
}

/** Of the withdrawn ones, of which no stock is low, because nobody has to buy them. */
const WAS_LOW = sql`products.min_qty is not null and coalesce(product_stock.qty, 0) <= products.min_qty`;

/**
 * The condition of a filter on `products` and `product_stock`, the company's and the withdrawn ones' included; what a
 * search means stands in one place for lists, counts and bulk changes.
 */
export function filterCondition(companyId: string, filter: ProductFilter): RawBuilder<boolean> {
  const { search, category_id, measure_id, stock, without, below, favourite, withdrawn } = filter;
  const conditions = [
    sql`products.company_id = ${companyId}`,
    withdrawn ? sql`products.deleted_at is not null` : sql`products.deleted_at is null`,
  ];
  if (search) conditions.push(matchesSearch(companyId, search, Boolean(withdrawn)));
  if (category_id) conditions.push(sql`products.category_id = ${category_id}::uuid`);
  if (measure_id) conditions.push(sql`products.measure_id = ${measure_id}::uuid`);
  if (stock === 'none') conditions.push(sql`coalesce(product_stock.qty, 0) <= 0`);
  if (stock === 'low') conditions.push(withdrawn ? WAS_LOW : sql`product_stock.is_low`);
  if (without === 'price') conditions.push(sql`products.price_order is null`);
  if (favourite) conditions.push(sql`products.favourite`);
  if (without === 'cost') conditions.push(sql`products.cost is null`);
  if (below) conditions.push(priceBelow(companyId, below));
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Letters that the index of searches needs at least to find a word by it. */
const INDEXED_LETTERS = 3;

/**
 * Words that the index knows find few products, which are looked up at once. One that is too short for it finds most of them:
 * there each product is held against the search in the order of the page, until the page is full.
 */
function matchesSearch(companyId: string, search: string, withdrawn: boolean): RawBuilder<unknown> {
  const words = searchWords(search);
  if (words.some((word) => word.length >= INDEXED_LETTERS))
    return sql`products.id in (select id from matching_products(${companyId}::uuid, ${words}::text[], ${search},
      ${withdrawn}))`;
  return sql`(products.search_text like all(array[${sql.join(words.map((word) => sql`containing(${word})`))}]::text[])
    or lower(products.code) = lower(${search}) or products.id in (
      select b.product_id from product_barcodes b where b.company_id = ${companyId} and b.barcode = ${search}))`;
}
