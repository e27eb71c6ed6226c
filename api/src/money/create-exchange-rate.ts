import type { createExchangeRate as CreateExchangeRate, ExchangeRate } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkByHand, checkNear } from './check-rate.ts';
import { toExchangeRate } from './exchange-rate-row.ts';

type RateDraft = z.output<typeof CreateExchangeRate.body>;

/**
 * Writes down a rate set by hand. Two that come side by side with one id break `exchange_rates_pkey`: see
 * `withCompanyOnce`.
 *
 * @throws ApiError 409 ERROR_CONFLICT while the automatic rate is on (spec §4), or for an id used with other values;
 * ERROR_RATE_JUMP for one that is far from the last and not confirmed; 400 for a pair that is not two known currencies
 */
export async function createExchangeRate(
  trx: CompanyTransaction,
  companyId: string,
  { confirmed, ...draft }: RateDraft,
): Promise<ExchangeRate> {
  if (draft.source === draft.target) {
    throw new ApiError('ERROR_VALIDATION', { fields: { target: 'same-currency' } });
  }
  const id = draft.id ?? newId();
  // That somebody confirmed it makes no other rate of it.
  const request_hash = hashRequest(draft);
  if (isRepeated(await findRequest(trx, 'exchange_rates', draft.id), request_hash)) {
    return toExchangeRate(
      await trx
        .selectFrom('exchange_rates')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  }
  await checkNotWithdrawn(trx, companyId, id);
  await checkByHand(trx, companyId);
  const known = await trx
    .selectFrom('currencies')
    .select('iso_code')
    .where('iso_code', 'in', [draft.source, draft.target])
    .execute();
  if (known.length < 2) {
    const field = known.some(({ iso_code }) => iso_code === draft.source) ? 'target' : 'source';
    throw new ApiError('ERROR_VALIDATION', { fields: { [field]: 'unknown-currency' } });
  }
  if (!confirmed) await checkNear(trx, companyId, draft);
  const row = await trx
    .insertInto('exchange_rates')
    .values({
      company_id: companyId,
      id,
      source: draft.source,
      target: draft.target,
      rate: draft.rate,
      origin: 'manual',
      request_hash,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toExchangeRate(row);
}

/** @throws ApiError 409 ERROR_CONFLICT for the id of a rate that was taken back (docs/contract.md#idempotency) */
async function checkNotWithdrawn(trx: CompanyTransaction, companyId: string, id: string): Promise<void> {
  const gone = await trx
    .selectFrom('withdrawn_exchange_rates')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (gone) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'already-used' } });
}
