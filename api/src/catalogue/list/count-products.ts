import { COUNTED_PRODUCTS, type ProductFilter } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { filterCondition, readsStock } from './product-filter.ts';

/** How many products a filter finds, counted up to `COUNTED_PRODUCTS`. */
export async function countProducts(
  trx: CompanyTransaction,
  companyId: string,
  filter: ProductFilter,
): Promise<{ count: number; is_more: boolean }> {
  const stock = sql`left join product_stock on product_stock.company_id = products.company_id
    and product_stock.product_id = products.id`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from products ${readsStock(filter) ? stock : sql``}
      where ${filterCondition(companyId, filter)} limit ${COUNTED_PRODUCTS + 1}) as found`.execute(trx);
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, COUNTED_PRODUCTS), is_more: count > COUNTED_PRODUCTS };
}
