import type { createOpeningDebt as call, OpeningDebt } from '@cuadra/shared/contract';
import { companyDay, newId } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../../database/request-hash.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readCurrenciesUsed } from '../../money/currencies-used.ts';
import { findClient } from '../find-client.ts';
import { lockClient } from '../lock-client.ts';
import { debtDays, wrongDays } from './debt-days.ts';
import { readOpeningDebt } from './opening-debt-row.ts';
import { writeOpeningDebts } from './write-opening-debts.ts';

/**
 * Writes down what a client owed before Cuadra. It is no sale, so no limit holds it back and no report has sold it.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT for an id used with another body; 400 with `currency:
 * not-a-company-currency`, `owed_since: in-the-future`, `due_on: before-the-debt`
 */
export async function createOpeningDebt(
  trx: CompanyTransaction,
  { userId }: { userId: string },
  clientId: string,
  draft: z.output<typeof call.body>,
): Promise<OpeningDebt> {
  const requestHash = hashRequest([clientId, draft]);
  const id = draft.id ?? newId();
  await lockClient(trx, clientId);
  if (isRepeated(await findRequest(trx, 'client_opening_debts', draft.id), requestHash)) {
    return readOpeningDebt(trx, id, clientId);
  }
  const { credit_days } = await findClient(trx, clientId);
  const { owed_since, amount, currency, note } = draft;
  const days = debtDays({ owed_since, due_on: draft.due_on }, { credit_days });
  const { main, alternative } = await readCurrenciesUsed(trx);
  const fields: Record<string, string> = { ...wrongDays(days, companyDay(currentTime())) };
  if (currency !== main && currency !== alternative) fields.currency = 'not-a-company-currency';
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  await writeOpeningDebts(trx, userId, [{ id, clientId, amount, currency, ...days, note, requestHash }]);
  return readOpeningDebt(trx, id, clientId);
}
