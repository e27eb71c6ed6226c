import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import type { MatchedRow } from './match-products.ts';
import { DIFFERS, type Naming, partsOf, pricedRows } from './priced-rows.ts';

export interface ProductWriting extends Naming {
  companyId: string;
  userId: string;
  /** Of a price whose row names none: the alternative one, which does not lose its value overnight. */
  currency: string;
}

/**
 * Writes new products with their first quantity, and into those that exist what the file says of them. What a row leaves
 * empty stays as it was; a product that comes out the same is not touched, so that devices need not fetch it again.
 */
export async function writeProducts(
  trx: CompanyTransaction,
  matched: readonly MatchedRow[],
  writing: ProductWriting,
): Promise<void> {
  for (const part of partsOf(matched, writing)) await writePart(trx, part, writing);
}

async function writePart(trx: CompanyTransaction, part: string, writing: ProductWriting): Promise<void> {
  const { companyId, userId, currency } = writing;
  await sql`
    ${pricedRows(companyId, part, currency)}, product as (
      insert into products (company_id, id, name, code, barcodes, category_id, measure_id, min_qty, cost, utility, price,
        is_fixed_price, cost_currency, price_currency, favourite, updated_at)
      select ${companyId}::uuid, id, name, code, barcodes, category_id, measure_id, min_qty, cost, utility, price,
        is_fixed_price, cost_currency, price_currency, favourite, clock_timestamp()
      from priced where is_new
    ), changed as (
      update products p set name = n.name, code = n.code, barcodes = n.barcodes, category_id = n.category_id,
        measure_id = n.measure_id, min_qty = n.min_qty, cost = n.cost, utility = n.utility, price = n.price,
        is_fixed_price = n.is_fixed_price, cost_currency = n.cost_currency, price_currency = n.price_currency,
        favourite = n.favourite, updated_at = clock_timestamp()
      from priced n
      where p.company_id = ${companyId} and p.id = n.id and not n.is_new
        and ${DIFFERS}
    ), barcode as (
      insert into product_barcodes (company_id, barcode, product_id)
      select ${companyId}::uuid, barcode, id from priced cross join unnest(added) as barcode
    ), stock as (
      insert into product_stock (company_id, product_id, qty, minimum)
      select ${companyId}::uuid, id, coalesce(qty, 0), min_qty from priced where is_new
    )
    insert into stock_movements (company_id, product_id, kind, qty, user_id)
    select ${companyId}::uuid, id, 'import', qty, ${userId}::uuid from priced where is_new and qty <> 0`.execute(
    trx,
  );
}
