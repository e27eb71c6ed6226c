import { MAX_SUPPLIERS, type Supplier } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { findSupplier } from './find-supplier.ts';
import { type SupplierDraft, supplierColumns } from './supplier-columns.ts';

/**
 * Two that come side by side with one id break `suppliers_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 400 with `not-an-identification`; 409 ERROR_CONFLICT for an id used with other values, and with
 * `too-many` on `name`
 */
export async function createSupplier(
  trx: CompanyTransaction,
  { companyId, grants }: CompanySession,
  draft: SupplierDraft,
): Promise<Supplier> {
  const columns = supplierColumns(draft);
  const id = draft.id ?? newId();
  const request_hash = hashRequest(columns);
  if (isRepeated(await findRequest(trx, 'suppliers', draft.id), request_hash)) {
    return findSupplier(trx, grants, id);
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from suppliers where company_id = ${companyId} and deleted_at is null`.execute(
    trx,
  );
  if ((rows[0]?.count ?? 0) >= MAX_SUPPLIERS) {
    throw new ApiError('ERROR_CONFLICT', { fields: { name: 'too-many' }, details: { most: MAX_SUPPLIERS } });
  }
  await trx
    .insertInto('suppliers')
    .values({ ...columns, company_id: companyId, id, request_hash })
    .execute();
  return findSupplier(trx, grants, id);
}
