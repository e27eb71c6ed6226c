import type { CurrentRate } from '@cuadra/shared/contract';
import { toRate } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

/** Whether a rate of the provider, `w`, says more than what the company was given before it. */
export const WAITS: RawBuilder<boolean> = sql`(w.effective_at, w.id) > coalesce(
  (select (g.effective_at, g.id) from provider_rate_before(current_company(), now()) g where g.id is not null),
  ('-infinity'::timestamptz, '00000000-0000-0000-0000-000000000000'::uuid)) and not exists (
  select from provider_rate_before(current_company(), w.effective_at) given
  where (given.effective_at, given.id) >= (w.effective_at, w.id))`;

/**
 * The newest of the provider's rates that a company with the automatic rate was not given because it jumped (see
 * `give_provider_rate`).
 */
export async function findPendingRate(trx: CompanyTransaction): Promise<CurrentRate['pending']> {
  const row = await trx
    .selectFrom('provider_rates as w')
    .select(['id', 'rate', 'source', 'effective_day', 'fetched_at'])
    .where(WAITS)
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { source, fetched_at, ...pending } = row;
  return { ...pending, rate: toRate(row.rate), origin: source, fetched_at: fetched_at.toISOString() };
}
