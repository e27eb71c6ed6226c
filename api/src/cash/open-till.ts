import type { CashSession, openCash } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { hashRequest } from '../database/request-hash.ts';
import { ApiError } from '../http/errors.ts';
import { actingUser } from '../session/acting-user.ts';
import type { CompanySession } from '../session/admit.ts';
import { findTill } from './find-tills.ts';
import { checkCounts, writeCounts } from './methods.ts';

/**
 * Opens the till of this user. The same id again answers the till as it is now.
 *
 * @throws ApiError 409 ERROR_CONFLICT while another till of this user is open, or for an id used with another opening;
 * 400 for a method that there is not
 */
export async function openTill(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: z.output<typeof openCash.body>,
): Promise<CashSession> {
  const user = await actingUser(trx, session);
  const company_id = session.companyId;
  const id = draft.id ?? newId();
  const opening_hash = hashRequest([user.id, draft]);
  const earlier = await openingOf(trx, id);
  if (!earlier) {
    const counts = await checkCounts(trx, 'opening', draft.opening);
    // Whoever opens at the same moment, with this id or with this user, is waited for.
    const opened = await trx
      .insertInto('cash_sessions')
      .values({ company_id, id, user_id: user.id, user_name: user.name, opening_hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (opened) {
      await writeCounts(trx, { company_id, cash_session_id: id }, 'opening', counts);
      return findTill(trx, id);
    }
  }
  const before = earlier ?? (await openingOf(trx, id));
  if (!before) throw new ApiError('ERROR_CONFLICT', { fields: { till: 'already-open' } });
  if (!opening_hash.equals(before)) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'already-used' } });
  return findTill(trx, id);
}

async function openingOf(trx: CompanyTransaction, id: string): Promise<Buffer | undefined> {
  const row = await trx
    .selectFrom('cash_sessions')
    .select('opening_hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.opening_hash;
}
