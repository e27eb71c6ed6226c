import type { CashSession, moveCash } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { hashRequest } from '../database/request-hash.ts';
import { ApiError } from '../http/errors.ts';
import { latestRate } from '../money/latest-rate.ts';
import { addDailyFigures } from '../sales/daily-figures.ts';
import { actingUser } from '../session/acting-user.ts';
import type { CompanySession } from '../session/admit.ts';
import { findTill } from './find-tills.ts';
import { readMethods } from './methods.ts';

/**
 * Puts money into this user's open till or takes it out. The same id again moves nothing and answers the till as it is
 * now.
 *
 * @throws ApiError 409 ERROR_CONFLICT without an open till, or for an id used otherwise; 400 for an unknown method
 */
export async function moveMoney(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: z.output<typeof moveCash.body>,
): Promise<CashSession> {
  const user = await actingUser(trx, session);
  const id = draft.id ?? newId();
  const request_hash = hashRequest([user.id, draft]);
  const earlier = await movementOf(trx, id);
  if (earlier) return again(trx, earlier, request_hash);
  const { payment_method_id, kind, amount, reason } = draft;
  const method = (await readMethods(trx, [payment_method_id])).get(payment_method_id);
  if (!method) throw new ApiError('ERROR_VALIDATION', { fields: { payment_method_id: 'unknown' } });
  const till = await trx
    .selectFrom('cash_sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .where('closed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!till) throw new ApiError('ERROR_CONFLICT', { fields: { till: 'not-open' } });
  const written = await trx
    .insertInto('cash_movements')
    .values({
      ...{
        company_id: session.companyId,
        id,
        cash_session_id: till.id,
        kind,
        payment_method_id,
        amount,
        reason,
      },
      ...{
        ...(await currentPair(trx)),
        name: method.name,
        currency: method.currency,
        user_id: user.id,
        user_name: user.name,
        request_hash,
      },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) {
    await addDailyFigures(trx, session.companyId, { kind: 'cash', id });
    return findTill(trx, till.id);
  }
  const before = await movementOf(trx, id);
  if (!before) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'already-used' } });
  return again(trx, before, request_hash);
}

/** The company's two currencies and their rate at this moment. */
async function currentPair(trx: CompanyTransaction) {
  const pair = await trx
    .selectFrom('company_currencies_used')
    .select(['main', 'alternative'])
    .executeTakeFirstOrThrow();
  return { ...pair, rate: (await latestRate(trx, pair.main, pair.alternative)).rate };
}

interface EarlierMovement {
  cash_session_id: string;
  request_hash: Buffer;
}

function movementOf(trx: CompanyTransaction, id: string): Promise<EarlierMovement | undefined> {
  return trx
    .selectFrom('cash_movements')
    .select(['cash_session_id', 'request_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function again(
  trx: CompanyTransaction,
  earlier: EarlierMovement,
  request_hash: Buffer,
): Promise<CashSession> {
  if (!request_hash.equals(earlier.request_hash)) {
    throw new ApiError('ERROR_CONFLICT', { fields: { id: 'already-used' } });
  }
  return findTill(trx, earlier.cash_session_id);
}
