import type { CashSession } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { selectCashSessions, withFigures } from './cash-session-rows.ts';

/** @throws ApiError 404 */
export async function findCashSession(trx: CompanyTransaction, id: string): Promise<CashSession> {
  const row = orNotFound(await selectCashSessions(trx).where('id', '=', id).executeTakeFirst());
  return orNotFound((await withFigures(trx, [row]))[0]);
}
