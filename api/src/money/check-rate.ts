import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { isFarFrom } from './is-far-from.ts';
import { latestRecord } from './latest-rate.ts';

/**
 * The company's configuration is held, so that the automatic rate is not turned on meanwhile.
 *
 * @throws ApiError 409 ERROR_CONFLICT with `auto-rate-is-on` while the automatic rate is on (spec §4)
 */
export async function checkByHand(trx: CompanyTransaction, companyId: string): Promise<void> {
  const configuration = await trx
    .selectFrom('company_configurations')
    .select('with_auto_rate')
    .where('company_id', '=', companyId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (configuration.with_auto_rate)
    throw new ApiError('ERROR_CONFLICT', { fields: { rate: 'auto-rate-is-on' } });
}

/**
 * @param butFor a record that does not count for it: the one that is corrected
 * @throws ApiError 409 ERROR_RATE_JUMP, with the last rate in `details`, for one that is far from it
 */
export async function checkNear(
  trx: CompanyTransaction,
  companyId: string,
  given: { source: string; target: string; rate: string },
  butFor?: string,
): Promise<void> {
  const last = await latestRecord(trx, { companyId, pair: [given.source, given.target], butFor });
  if (!last || !isFarFrom(last, given)) return;
  const { source, target, rate } = last;
  throw new ApiError('ERROR_RATE_JUMP', {
    fields: { rate: 'far-from-the-last' },
    details: { source, target, rate },
  });
}
