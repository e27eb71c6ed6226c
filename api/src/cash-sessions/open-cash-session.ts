import type { CashSession, openCashSession as OpenCashSession } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkCounts, writeCounts } from './cash-counts.ts';
import { findCashSession } from './find-cash-session.ts';

/**
 * Opens a cash session of this user. The same id again answers the cash session as it is now.
 *
 * @throws ApiError 409 ERROR_CONFLICT while another cash session of this user is open, or for an id that was used with
 * another opening; 400 for an unknown method
 */
export async function openCashSession(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: z.output<typeof OpenCashSession.body>,
): Promise<CashSession> {
  const user = await actingUser(trx, session);
  const company_id = session.companyId;
  const id = draft.id ?? newId();
  const request_hash = hashRequest([user.id, draft]);
  if (isRepeated(await findRequest(trx, 'cash_sessions', draft.id), request_hash))
    return findCashSession(trx, id);
  const counts = await checkCounts(trx, 'opening', draft.opening);
  // Who opens one at the same moment, with this id or another, is waited for.
  const opened = await trx
    .insertInto('cash_sessions')
    .values({ company_id, id, user_id: user.id, user_name: user.name, request_hash })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id']).where('closed_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!opened) {
    if (isRepeated(await findRequest(trx, 'cash_sessions', draft.id), request_hash))
      return findCashSession(trx, id);
    throw new ApiError('ERROR_CONFLICT', { fields: { cash_session: 'already-open' } });
  }
  await writeCounts(trx, { company_id, cash_session_id: id }, 'opening', counts);
  return findCashSession(trx, id);
}
