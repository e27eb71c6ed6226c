import { randomInt } from 'node:crypto';
import type { Product } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import { ApiError, orNotFound } from '../../errors/api-error.ts';
import { findProduct } from '../find-product.ts';
import { presentedColumns } from '../presented.ts';
import { ownBarcode } from './own-barcode.ts';

/** Of ten thousand million numbers one is taken at most once in many shops; twice in a row, something else is wrong. */
const TRIES = 5;

interface Owner {
  companyId: string;
  userId: string;
}

/**
 * Gives a product without a barcode one of the shop's own. Asked twice it makes one.
 *
 * @throws ApiError 404
 */
export async function makeBarcode(trx: CompanyTransaction, owner: Owner, id: string): Promise<Product> {
  const before = await lockProduct(trx, owner.companyId, id);
  if (before.barcodes.length > 0) return before;
  await editAs(trx, owner.userId);
  const barcode = await takeNumber(trx, owner.companyId, id);
  await sql`update products set barcodes = array[${barcode}], updated_at = clock_timestamp()
    where company_id = ${owner.companyId} and id = ${id}::uuid`.execute(trx);
  return orNotFound(await findProduct(trx, id));
}

/**
 * The same of a pack or a box.
 *
 * @throws ApiError 404, also for a product that is not sold in it
 */
export async function makePresentationBarcode(
  trx: CompanyTransaction,
  owner: Owner,
  { id, presentation_id }: { id: string; presentation_id: string },
): Promise<Product> {
  const before = await lockProduct(trx, owner.companyId, id);
  const { presentations = [] } = before;
  const named = orNotFound(presentations.find((one) => one.id === presentation_id));
  if (named.barcodes.length > 0) return before;
  await editAs(trx, owner.userId);
  const barcode = await takeNumber(trx, owner.companyId, id);
  const after = presentations.map((one) => (one === named ? { ...one, barcodes: [barcode] } : one));
  await trx
    .updateTable('products')
    .set({ ...presentedColumns({ presentations: after }), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  return orNotFound(await findProduct(trx, id));
}

/** Two at once: the second finds what the first one made. @throws ApiError 404 */
async function lockProduct(trx: CompanyTransaction, companyId: string, id: string): Promise<Product> {
  await sql`select from products where company_id = ${companyId} and id = ${id}::uuid and deleted_at is null
    for no key update`.execute(trx);
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
