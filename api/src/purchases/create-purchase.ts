import {
  type createPurchase as CreatePurchase,
  MAX_PURCHASE_DRAFTS,
  type Purchase,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkDraft, checkMayCost } from './draft.ts';
import { findPurchase } from './find-purchase.ts';
import { draftColumns, writeLines } from './write-draft.ts';

/**
 * A draft: it moves nothing. Two that come side by side with one id break `purchases_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError as checkDraft does; 403 with `not-allowed` on `lines` where there are costs; 409 ERROR_CONFLICT for an id
 * used with another body, and with `too-many` on `id`
 */
export async function createPurchase(
  trx: CompanyTransaction,
  session: CompanySession,
  { id: givenId, ...draft }: z.output<typeof CreatePurchase.body>,
): Promise<Purchase> {
  const { companyId, userId, grants } = session;
  const id = givenId ?? newId();
  const request_hash = hashRequest(draft);
  if (isRepeated(await findRequest(trx, 'purchases', givenId), request_hash)) {
    return findPurchase(trx, grants, id);
  }
  const checked = await checkDraft(trx, session, draft);
  if (checked.hasCosts) checkMayCost(grants, 'lines');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from purchases where company_id = ${companyId} and state = 'draft'`.execute(
    trx,
  );
  if ((rows[0]?.count ?? 0) >= MAX_PURCHASE_DRAFTS) {
    const details = { most: MAX_PURCHASE_DRAFTS };
    throw new ApiError('ERROR_CONFLICT', { fields: { id: 'too-many' }, details });
  }
  await trx
    .insertInto('purchases')
    .values({
      ...draftColumns(draft, checked),
      ...{ company_id: companyId, id, created_by: userId, request_hash },
    })
    .execute();
  await writeLines(trx, { companyId, id }, draft, checked);
  return findPurchase(trx, grants, id);
}
