import type { CurrencyPair, PairRate } from '@cuadra/shared/domain';
import type { ActingUser } from '../access/acting-user.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { addDailyFigures } from '../sales/daily-figures.ts';

/**
 * A user's open cash session, held: who closes it waits for what is written in it.
 *
 * @throws ApiError 409 ERROR_CONFLICT with `not-open` on `cash_session`
 */
export async function holdOpenCashSession(trx: CompanyTransaction, userId: string): Promise<string> {
  const cashSession = await trx
    .selectFrom('cash_sessions')
    .select('id')
    .where('company_id', '=', trx.companyId)
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!cashSession) throw new ApiError('ERROR_CONFLICT', { fields: { cash_session: 'not-open' } });
  return cashSession.id;
}

export interface CashMovementToWrite {
  id: string;
  cashSessionId: string;
  user: ActingUser;
  kind: 'pay_in' | 'pay_out';
  method: { id: string; name: string; currency: string };
  amount: string;
  reason: string;
  /** At which it counts in the figures of the day. */
  pair: CurrencyPair & Pick<PairRate, 'rate' | 'inverse'>;
  requestHash: Buffer;
}

/** What was put into a cash session or taken out of it, and its figures of the day. The session is held before. */
export async function writeCashMovement(
  trx: CompanyTransaction,
  movement: CashMovementToWrite,
): Promise<void> {
  const { companyId } = trx;
  const { id, cashSessionId, user, kind, method, amount, reason, pair, requestHash } = movement;
  const { main, alternative, rate, inverse } = pair;
  await trx
    .insertInto('cash_movements')
    .values({
      ...{ company_id: companyId, id, cash_session_id: cashSessionId, kind, amount, reason },
      ...{ payment_method_id: method.id, name: method.name, currency: method.currency },
      ...{ main, alternative, rate, inverse },
      ...{ user_id: user.id, user_name: user.name, request_hash: requestHash },
    })
    .execute();
  await addDailyFigures(trx, companyId, { kind: 'cash', id });
}
