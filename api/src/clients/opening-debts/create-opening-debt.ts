import type { createOpeningDebt as call, OpeningDebt } from '@cuadra/shared/contract';
import { addDays, companyDay, newId } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../../database/request-hash.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readCurrenciesUsed } from '../../money/currencies-used.ts';
import { findClient } from '../find-client.ts';
import { lockClient } from '../lock-client.ts';
import { moveDebt } from '../payments/move-debt.ts';
import { readOpeningDebt } from './opening-debt-row.ts';

/**
 * Writes down what a client owed before Cuadra. It is no sale, so no limit holds it back and no report has sold it.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT for an id used with another body; 400 with `currency:
 * not-a-company-currency`, `owed_since: in-the-future`, `due_on: before-the-debt`
 */
export async function createOpeningDebt(
  trx: CompanyTransaction,
  { companyId, userId }: { companyId: string; userId: string },
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
  const agreed = credit_days === null ? null : addDays(owed_since, credit_days);
  const due_on = draft.due_on === undefined ? agreed : draft.due_on;
  const { main, alternative } = await readCurrenciesUsed(trx);
  const fields: Record<string, string> = {};
  if (currency !== main && currency !== alternative) fields.currency = 'not-a-company-currency';
  if (owed_since > companyDay(currentTime())) fields.owed_since = 'in-the-future';
  if (due_on !== null && due_on < owed_since) fields.due_on = 'before-the-debt';
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  await trx
    .insertInto('client_opening_debts')
    .values({
      ...{ company_id: companyId, id, client_id: clientId, amount, currency, owed_since, due_on, note },
      ...{ user_id: userId, request_hash: requestHash },
    })
    .execute();
  await moveDebt(trx, { companyId, userId, clientId, kind: 'opening', openingId: id, note }, [
    { amount, currency },
  ]);
  return readOpeningDebt(trx, id, clientId);
}
