import type { Supplier } from '@cuadra/shared/contract';
import type { Grants } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { selectSuppliers, toSupplier } from './supplier-row.ts';

/** @throws ApiError 404 for one who is not there */
export async function findSupplier(trx: CompanyTransaction, grants: Grants, id: string): Promise<Supplier> {
  const row = orNotFound(await selectSuppliers(trx).where('id', '=', id).executeTakeFirst());
  return toSupplier(row, grants);
}
