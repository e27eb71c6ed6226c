import type { Selectable } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import type { DB } from '../database/schema.generated.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';

export type LockedPurchase = Selectable<DB['purchases']>;

/** A purchase that nobody else changes until the end of the transaction. @throws ApiError 404 */
export async function lockPurchase(trx: CompanyTransaction, id: string): Promise<LockedPurchase> {
  return orNotFound(
    await trx.selectFrom('purchases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  );
}

/** @throws ApiError 404; 409 ERROR_CONFLICT with `not-a-draft` on `id` */
export async function lockDraft(trx: CompanyTransaction, id: string): Promise<LockedPurchase> {
  const purchase = await lockPurchase(trx, id);
  if (purchase.state !== 'draft') throw new ApiError('ERROR_CONFLICT', { fields: { id: 'not-a-draft' } });
  return purchase;
}
