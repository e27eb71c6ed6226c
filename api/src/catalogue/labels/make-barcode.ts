import { randomInt } from 'node:crypto';
import type { Product } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import { ApiError, orNotFound } from '../../errors/api-error.ts';
import { findProduct } from '../find-product.ts';
import { ownBarcode } from './own-barcode.ts';

/** Of ten thousand million numbers one is taken at most once in many shops; twice in a row, something else is wrong. */
const TRIES = 5;

/**
 * Gives a product without a barcode one of the shop's own. Asked twice it makes one.
 *
 * @throws ApiError 404
 */
export async function makeBarcode(
  trx: CompanyTransaction,
  { companyId, userId }: { companyId: string; userId: string },
  id: string,
): Promise<Product> {
  // Two at once: the second finds what the first one made.
  await sql`select from products where company_id = ${companyId} and id = ${id}::uuid and deleted_at is null
    for no key update`.execute(trx);
  const before = orNotFound(await findProduct(trx, id));
  if (before.barcodes.length > 0) return before;
  await editAs(trx, userId);
  const barcode = await takeNumber(trx, companyId, id);
  await sql`update products set barcodes = array[${barcode}], updated_at = clock_timestamp()
    where company_id = ${companyId} and id = ${id}::uuid`.execute(trx);
  return orNotFound(await findProduct(trx, id));
}

async function takeNumber(trx: CompanyTransaction, companyId: string, id: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const barcode = ownBarcode(randomInt(10 ** 10));
    const { rows } = await sql`insert into product_barcodes (company_id, barcode, product_id)
      values (${companyId}, ${barcode}, ${id}::uuid) on conflict do nothing returning barcode`.execute(trx);
    if (rows.length > 0) return barcode;
  }
  throw new ApiError('ERROR_CONFLICT', { fields: { barcodes: 'already-used' } });
}
