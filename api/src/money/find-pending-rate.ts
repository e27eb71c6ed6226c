import type { CurrentRate } from '@cuadra/shared/contract';
import { toRate } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

/** The provider's rate that the company was given last, as a key to compare with: whatever is later it has not. */
export const GIVEN: RawBuilder<unknown> = sql`coalesce(
  (select (p.effective_at, p.id) from exchange_rates r join provider_rates p on p.id = r.provider_rate_id
   order by r.effective_at desc, r.id desc limit 1),
  ('-infinity'::timestamptz, '00000000-0000-0000-0000-000000000000'::uuid))`;

/**
 * The newest of the provider's rates that a company with the automatic rate was not given because it jumped (see
 * `record_provider_rate`).
 */
export async function findPendingRate(trx: CompanyTransaction): Promise<CurrentRate['pending']> {
  const row = await trx
    .selectFrom('provider_rates')
    .select(['id', 'rate', 'source', 'effective_day', 'fetched_at'])
    .where(sql<boolean>`(effective_at, id) > ${GIVEN}`)
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { source, fetched_at, ...pending } = row;
  return { ...pending, rate: toRate(row.rate), origin: source, fetched_at: fetched_at.toISOString() };
}
