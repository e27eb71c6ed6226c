import type { ListedProduct, Product } from '@cuadra/shared/contract';
import { toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { presentedOf } from './presented.ts';

/** The columns of `products` that an answer is made of; its quantity stands in `product_stock`. */
export const PRODUCT_COLUMNS = [
  'id',
  'name',
  'code',
  'barcodes',
  'category_id',
  'measure_id',
  'min_qty',
  'cost',
  'utility',
  'price',
  'is_fixed_price',
  'cost_currency',
  'price_currency',
  'presentations',
  'wholesale',
  'updated_at',
  'version',
  'image',
  'has_lots',
  'favourite',
] as const;

export interface ProductRow
  extends Omit<
    Product,
    'updated_at' | 'qty' | 'image' | 'presentations' | 'wholesale' | 'has_lots' | 'favourite' | 'average_cost'
  > {
  /** Null: never had any. */
  qty: string | null;
  updated_at: Date;
  image: string | null;
  has_lots: boolean;
  favourite: boolean;
  /** As `Presentation` and `Wholesale` of the contract. */
  presentations: unknown;
  wholesale: unknown;
}

export interface ListedRow extends ProductRow {
  deleted_at: Date | null;
  reserved: string | null;
}

/** A product of a list: a withdrawn one says so, and so does one that orders hold something of. */
export function toListedProduct(row: ListedRow): ListedProduct {
  const reserved = toQuantity(row.reserved ?? '0');
  return {
    ...toProduct(row),
    ...(row.deleted_at && { deleted: true }),
    ...(reserved !== '0' && { reserved }),
  };
}

export function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    barcodes: row.barcodes,
    category_id: row.category_id,
    measure_id: row.measure_id,
    qty: toQuantity(row.qty ?? '0'),
    min_qty: row.min_qty === null ? null : toQuantity(row.min_qty),
    cost: row.cost,
    utility: row.utility,
    price: row.price,
    is_fixed_price: row.is_fixed_price,
    cost_currency: row.cost_currency,
    price_currency: row.price_currency,
    ...presentedOf(row),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    ...(row.image !== null && { image: row.image }),
    ...(row.has_lots && { has_lots: true }),
    ...(row.favourite && { favourite: true }),
  };
}

/** The withdrawn products are not shown, but to a device that has to forget them. */
export type Shown = 'present' | 'also-withdrawn';

/** Products with their quantity, of the company of the transaction. */
export function selectProducts(trx: CompanyTransaction, shown: Shown = 'present') {
  return trx
    .selectFrom('products')
    .leftJoin('product_stock', (join) =>
      join
        .onRef('product_stock.company_id', '=', 'products.company_id')
        .onRef('product_stock.product_id', '=', 'products.id'),
    )
    .select(PRODUCT_COLUMNS.map((column) => `products.${column}` as const))
    .select(['product_stock.qty', 'deleted_at'])
    .select(heldFromSales().as('reserved'))
    .$if(shown === 'present', (select) => select.where('deleted_at', 'is', null));
}

/** What accepted orders hold back: a pending one gives way to the cash register (see `sellBeforeOrders`). */
function heldFromSales() {
  return sql<string | null>`case when product_stock.reserved > 0
    then held_from_sales(products.company_id, products.id, product_stock.reserved) end`;
}
