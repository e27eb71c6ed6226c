import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { checkMayCost } from './draft.ts';
import { lockDraft } from './lock-purchase.ts';

/**
 * Throws a draft away.
 *
 * @throws ApiError 404; 403 with `not-allowed` on `id` for one with costs; 409 ERROR_CONFLICT with `not-a-draft` on `id`
 */
export async function deletePurchase(
  trx: CompanyTransaction,
  { grants }: Pick<CompanySession, 'grants'>,
  id: string,
): Promise<void> {
  const { has_costs } = await lockDraft(trx, id);
  if (has_costs) checkMayCost(grants, 'id');
  await trx.deleteFrom('purchase_lines').where('purchase_id', '=', id).execute();
  await trx.deleteFrom('purchases').where('id', '=', id).execute();
}
