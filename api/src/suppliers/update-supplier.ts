import type { Supplier, updateSupplier as UpdateSupplier } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { beginEdit } from '../database/edits.ts';
import { findSupplier } from './find-supplier.ts';
import { supplierColumns } from './supplier-columns.ts';

/** @throws ApiError 404; 400 with `not-an-identification`; 409 ERROR_EDITED */
export async function updateSupplier(
  trx: CompanyTransaction,
  { companyId, userId, grants }: CompanySession,
  { id, version, edit_id, ...draft }: z.output<typeof UpdateSupplier.body>,
): Promise<Supplier> {
  await sql`select from suppliers where company_id = ${companyId} and id = ${id} for no key update`.execute(
    trx,
  );
  const before = await findSupplier(trx, grants, id);
  const edit = { version, edit_id };
  await beginEdit(trx, { table: 'suppliers', id, companyId, userId, edit }, async () => before);
  await trx
    .updateTable('suppliers')
    .set({ ...supplierColumns(draft), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  return findSupplier(trx, grants, id);
}
