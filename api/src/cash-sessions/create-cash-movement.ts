import type { CashSession, createCashMovement as CreateCashMovement } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';
import { latestRate } from '../money/latest-rate.ts';
import { readMethods } from './cash-counts.ts';
import { findCashSession } from './find-cash-session.ts';
import { holdOpenCashSession, writeCashMovement } from './write-cash-movement.ts';

/**
 * Puts money into this user's open cash session or takes it out. The same id again moves nothing and answers the cash
 * session as it is now.
 *
 * @throws ApiError 409 ERROR_CONFLICT without an open cash session, or for an id that was used for something else; 400
 * for an unknown method
 */
export async function createCashMovement(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: z.output<typeof CreateCashMovement.body>,
): Promise<CashSession> {
  const user = await actingUser(trx, session);
  const id = draft.id ?? newId();
  const request_hash = hashRequest([user.id, draft]);
  const earlier = await findMovement(trx, id);
  if (isRepeated(earlier, request_hash)) return findCashSession(trx, earlier.cash_session_id);
  const { payment_method_id, kind, amount, reason } = draft;
  const method = (await readMethods(trx, [payment_method_id])).get(payment_method_id);
  if (!method) throw new ApiError('ERROR_VALIDATION', { fields: { payment_method_id: 'unknown' } });
  const cashSessionId = await holdOpenCashSession(trx, user.id);
  await writeCashMovement(trx, {
    ...{ id, cashSessionId, user, kind, method, amount, reason, requestHash: request_hash },
    pair: await currentPair(trx),
  });
  return findCashSession(trx, cashSessionId);
}

/** The company's two currencies and their rate at this moment. */
async function currentPair(trx: CompanyTransaction) {
  const pair = await readCurrenciesUsed(trx);
  const { rate, inverse } = await latestRate(trx, pair.main, pair.alternative);
  return { ...pair, rate, inverse };
}

function findMovement(trx: CompanyTransaction, id: string) {
  return trx
    .selectFrom('cash_movements')
    .select(['cash_session_id', 'request_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
}
