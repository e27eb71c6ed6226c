import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { findCurrentRate } from './find-current-rate.ts';
import { WAITS } from './find-pending-rate.ts';

/**
 * A person says that a rate which jumped is right: it counts for the company from now, or from its day where that is to
 * come. With one that is to come goes the one that counts until then, should it wait too. Accepting twice changes nothing.
 *
 * @throws ApiError 404 for a rate that does not wait; 409 ERROR_CONFLICT where the automatic rate is not on
 */
export async function acceptRate(
  trx: CompanyTransaction,
  companyId: string,
  pendingId: string,
): Promise<void> {
  // Two that accept at once come one after the other.
  await sql`select from company_configurations where company_id = ${companyId} for update`.execute(trx);
  const before = await findCurrentRate(trx);
  if (before.automatic !== 'on') {
    throw new ApiError('ERROR_CONFLICT', { fields: { rate: 'auto-rate-is-off' } });
  }
  if (before.pending?.id !== pendingId) {
    // Accepted before.
    orNotFound(
      await trx
        .selectFrom('exchange_rates')
        .select('id')
        .where('provider_rate_id', '=', pendingId)
        .executeTakeFirst(),
    );
    return;
  }
  await sql`
    with waiting as (
      select w.* from provider_rates w where ${WAITS}
        and (w.effective_at, w.id) <= (select h.effective_at, h.id from provider_rates h where h.id = ${pendingId})
    )
    insert into exchange_rates (company_id, source, target, rate, origin, effective_at, provider_rate_id)
    select ${companyId}, 'USD', 'VES', w.rate, w.source, greatest(w.effective_at, now()), w.id
    from waiting w
    -- One that has begun is over once another one has.
    where not exists (select from waiting later
      where (later.effective_at, later.id) > (w.effective_at, w.id) and later.effective_at <= now())
    order by w.effective_at, w.id`.execute(trx);
}
