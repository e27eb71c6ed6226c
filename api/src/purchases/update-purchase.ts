import type { Purchase, updatePurchase as UpdatePurchase } from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { beginEdit } from '../database/edits.ts';
import { checkDraft, checkMayCost } from './draft.ts';
import { findPurchase } from './find-purchase.ts';
import { lockDraft } from './lock-purchase.ts';
import { draftColumns, writeLines } from './write-draft.ts';

/**
 * Changes a draft, whole. One that has costs is changed by who may modify them: nobody writes over what they cannot see.
 *
 * @throws ApiError 404; 403 with `not-allowed` on `id` or `lines`; 409 ERROR_EDITED, and ERROR_CONFLICT with `not-a-draft` on
 * `id`; 400 as checkDraft does
 */
export async function updatePurchase(
  trx: CompanyTransaction,
  session: CompanySession,
  { id, version, edit_id, ...draft }: z.output<typeof UpdatePurchase.body>,
): Promise<Purchase> {
  const { companyId, userId, grants } = session;
  const before = await lockDraft(trx, id);
  if (before.has_costs) checkMayCost(grants, 'id');
  const edit = { version, edit_id };
  await beginEdit(trx, { table: 'purchases', id, companyId, userId, edit }, () =>
    findPurchase(trx, grants, id),
  );
  const checked = await checkDraft(trx, session, draft);
  if (checked.hasCosts) checkMayCost(grants, 'lines');
  await trx.updateTable('purchases').set(draftColumns(draft, checked)).where('id', '=', id).execute();
  await trx.deleteFrom('purchase_lines').where('purchase_id', '=', id).execute();
  await writeLines(trx, { companyId, id }, draft, checked);
  return findPurchase(trx, grants, id);
}
