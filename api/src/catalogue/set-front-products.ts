import type { setFrontProducts as Call } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * Puts products in front of those that sell most. One statement holds them against what they were changed from, so that of two
 * who do it at once the later one is told; a try whose answer was lost is answered again.
 *
 * @throws ApiError 400 with `unknown` where the company has no such product; 409 where somebody was faster
 */
export async function setFrontProducts(
  trx: CompanyTransaction,
  { product_ids, before }: z.output<typeof Call.body>,
): Promise<z.input<typeof Call.response>> {
  const { rows: known } = await sql<{ known: number }>`
    select count(*)::integer as known from products
    where company_id = ${trx.companyId} and id = any(${product_ids}::uuid[])`.execute(trx);
  if (known[0]?.known !== product_ids.length) {
    throw new ApiError('ERROR_VALIDATION', { fields: { product_ids: 'unknown' } });
  }
  const { rows } = await sql<{ front_products: string[] }>`
    update company_configurations set front_products = ${product_ids}::uuid[]
    where company_id = ${trx.companyId} and front_products in (${before}::uuid[], ${product_ids}::uuid[])
    returning front_products`.execute(trx);
  const [now] = rows;
  if (!now) throw new ApiError('ERROR_CONFLICT');
  return { front_ids: now.front_products };
}
