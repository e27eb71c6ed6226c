import { COUNTED_PRODUCTS, type ProductFilter } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { filterCondition, filteredTables } from './product-filter.ts';

/** How many products a filter finds, counted up to `COUNTED_PRODUCTS`. */
export async function countProducts(
  trx: CompanyTransaction,
  companyId: string,
  filter: ProductFilter,
): Promise<{ count: number; is_more: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from ${filteredTables(filter)} where ${filterCondition(companyId, filter)} limit ${COUNTED_PRODUCTS + 1}) as found`.execute(
    trx,
  );
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, COUNTED_PRODUCTS), is_more: count > COUNTED_PRODUCTS };
}
