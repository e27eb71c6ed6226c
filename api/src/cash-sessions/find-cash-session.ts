import type { CashSession } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { selectCashSessions, withFigures } from './cash-session-rows.ts';

/** @throws ApiError 404 */
export async function findCashSession(trx: CompanyTransaction, id: string): Promise<CashSession> {
  const row = await selectCashSessions(trx).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('ERROR_NOT_FOUND');
  const [cashSession] = await withFigures(trx, [row]);
  if (!cashSession) throw new ApiError('ERROR_NOT_FOUND');
  return cashSession;
}
