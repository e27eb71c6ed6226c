import type { CashSession, closeCashSession as CloseCashSession } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { hashRequest, isRepeated } from '../database/request-hash.ts';
import { orNotFound } from '../errors/api-error.ts';
import { checkCounts, writeCounts } from './cash-counts.ts';
import { findCashSession } from './find-cash-session.ts';

/**
 * Closes this user's cash session with what was counted. The row is locked first: sales that are being made in it are
 * waited for and counted, later ones belong to no cash session. Closed again with the same counts, it answers the same.
 *
 * @throws ApiError 404 for a cash session of somebody else; 409 ERROR_CONFLICT when it was closed with other counts;
 * 400 for an unknown method
 */
export async function closeCashSession(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: z.output<typeof CloseCashSession.body>,
): Promise<CashSession> {
  const cashSession = orNotFound(
    await trx
      .selectFrom('cash_sessions')
      .select(['id', 'closed_at', 'closing_hash'])
      .where('id', '=', draft.id)
      .where('user_id', '=', session.userId)
      .forUpdate()
      .executeTakeFirst(),
  );
  const closing_hash = hashRequest(draft);
  const earlier = cashSession.closed_at ? { request_hash: cashSession.closing_hash } : undefined;
  if (isRepeated(earlier, closing_hash, { cash_session: 'not-open' })) {
    return findCashSession(trx, cashSession.id);
  }
  const counts = await checkCounts(trx, 'counted', draft.counted);
  await writeCounts(
    trx,
    { company_id: session.companyId, cash_session_id: cashSession.id },
    'closing',
    counts,
  );
  await trx
    .updateTable('cash_sessions')
    // now() is when the transaction began, which may be before the last sale that was waited for.
    .set({ closed_at: sql<Date>`clock_timestamp()`, closing_hash, notes: draft.notes })
    .where('id', '=', cashSession.id)
    .execute();
  return findCashSession(trx, cashSession.id);
}
