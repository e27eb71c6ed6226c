import type { CashSession, closeCash } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { hashRequest } from '../database/request-hash.ts';
import { ApiError } from '../http/errors.ts';
import type { CompanySession } from '../session/admit.ts';
import { findTill } from './find-tills.ts';
import { checkCounts, writeCounts } from './methods.ts';

/**
 * Closes this user's till with what was counted. The row is locked first: sales that are being made in it are waited for
 * and counted, later ones belong to no till. Closed again with the same counts, it answers what it answered.
 *
 * @throws ApiError 404 for a till that is not this user's; 409 ERROR_CONFLICT when it was closed with other counts; 400
 * for a method that there is not
 */
export async function closeTill(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: z.output<typeof closeCash.body>,
): Promise<CashSession> {
  const till = await trx
    .selectFrom('cash_sessions')
    .select(['id', 'closed_at', 'closing_hash'])
    .where('id', '=', draft.id)
    .where('user_id', '=', session.userId)
    .forUpdate()
    .executeTakeFirst();
  if (!till) throw new ApiError('ERROR_NOT_FOUND');
  const closing_hash = hashRequest(draft);
  if (till.closed_at) {
    if (till.closing_hash && closing_hash.equals(till.closing_hash)) return findTill(trx, till.id);
    throw new ApiError('ERROR_CONFLICT', { fields: { till: 'not-open' } });
  }
  const counts = await checkCounts(trx, 'counted', draft.counted);
  await writeCounts(trx, { company_id: session.companyId, cash_session_id: till.id }, 'closing', counts);
  await trx
    .updateTable('cash_sessions')
    // now() is when the transaction began, which may be before the last sale that was waited for.
    .set({ closed_at: sql<Date>`clock_timestamp()`, closing_hash, notes: draft.notes })
    .where('id', '=', till.id)
    .execute();
  return findTill(trx, till.id);
}
