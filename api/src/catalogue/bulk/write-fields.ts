import type { ChangedFields } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { followMinimums } from '../follow-minimums.ts';

/** Writes what a bulk change may touch of many products in one statement; what was charged before is kept by a trigger. */
export async function writeFields(
  trx: CompanyTransaction,
  companyId: string,
  products: (ChangedFields & { id: string })[],
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map(({ id, category_id, measure_id, utility, price, favourite }) => ({
    ...{ id, category_id, measure_id, utility, price, favourite },
  }));
  await sql`update products p set category_id = n.category_id, measure_id = n.measure_id, utility = n.utility,
      price = n.price, favourite = n.favourite, updated_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n(id uuid, category_id uuid, measure_id uuid, utility numeric, price numeric, favourite boolean)
    where p.company_id = ${companyId} and p.id = n.id`.execute(trx);
}

/** As `deleteProduct`, of many: what was sold keeps them, their barcodes are free. */
export async function withdrawAll(trx: CompanyTransaction, companyId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update products set deleted_at = clock_timestamp(), updated_at = clock_timestamp()
    where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(trx);
  await sql`delete from product_barcodes where company_id = ${companyId} and product_id = any(${ids}::uuid[])`.execute(
    trx,
  );
  await followMinimums(trx, ids);
}

/** Brings withdrawn ones back, with their barcodes. */
export async function restoreAll(trx: CompanyTransaction, companyId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update products set deleted_at = null, updated_at = clock_timestamp()
    where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(trx);
  await sql`insert into product_barcodes (company_id, barcode, product_id)
    select distinct company_id, unnest(all_barcodes(barcodes, presentations)), id from products
    where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(trx);
  await followMinimums(trx, ids);
}
