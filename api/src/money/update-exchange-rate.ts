import type { ExchangeRate, updateExchangeRate as UpdateExchangeRate } from '@cuadra/shared/contract';
import { exact, newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { checkByHand, checkNear } from './check-rate.ts';
import { toExchangeRate } from './exchange-rate-row.ts';
import { latestRecord } from './latest-rate.ts';
import { type RateOwner, withdrawRate } from './withdraw-rate.ts';

/**
 * Corrects a rate from now on: another record takes its place, and what was sold at the wrong one keeps it. The one that
 * counts is corrected as of this moment; one that no longer does keeps its time, so that it does not begin to count again.
 * Corrected alike once more, nothing happens.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT while the automatic rate is on, or where it was taken back or corrected otherwise
 * before; ERROR_RATE_JUMP for one that is far from the rate before it and not confirmed
 */
export async function updateExchangeRate(
  trx: CompanyTransaction,
  owner: RateOwner,
  { id, rate, confirmed }: z.output<typeof UpdateExchangeRate.body>,
): Promise<ExchangeRate> {
  const { companyId } = owner;
  await checkByHand(trx, companyId);
  const before = await findRate(trx, companyId, id);
  if (!before) return corrected(trx, companyId, id, rate);
  if (exact(before.rate).eq(rate)) return toExchangeRate(before);
  const { source, target } = before;
  if (!confirmed) await checkNear(trx, companyId, { source, target, rate }, id);
  const counting = await latestRecord(trx, { companyId, pair: [source, target] });
  const next = newId();
  await withdrawRate(trx, owner, id, next);
  const row = await trx
    .insertInto('exchange_rates')
    .values({
      ...{ company_id: companyId, id: next, source, target, rate, origin: 'manual' },
      effective_at: counting?.id === id ? sql<Date>`clock_timestamp()` : before.effective_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toExchangeRate(row);
}

async function findRate(trx: CompanyTransaction, companyId: string, id: string) {
  return trx
    .selectFrom('exchange_rates')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The correction that took its place, where it says the same: a retry after a lost answer. */
async function corrected(
  trx: CompanyTransaction,
  companyId: string,
  id: string,
  rate: string,
): Promise<ExchangeRate> {
  const gone = orNotFound(
    await trx
      .selectFrom('withdrawn_exchange_rates')
      .select('replaced_by')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  const now = gone.replaced_by === null ? undefined : await findRate(trx, companyId, gone.replaced_by);
  if (!now || !exact(now.rate).eq(rate))
    throw new ApiError('ERROR_CONFLICT', { fields: { id: 'withdrawn' } });
  return toExchangeRate(now);
}
