import type { CashSession } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { selectCashSessions, withFigures } from './cash-session-rows.ts';

/** The open cash session of a user, if there is one. */
export async function findCurrentCashSession(
  trx: CompanyTransaction,
  userId: string,
): Promise<CashSession | null> {
  const row = await selectCashSessions(trx)
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  const [cashSession] = row ? await withFigures(trx, [row]) : [];
  return cashSession ?? null;
}
