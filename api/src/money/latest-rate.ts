import { type PairRate, rateOfPair } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

export interface LatestRate extends PairRate {
  create_at: Date | null;
  origin: string | null;
  /** The provider's record that it is, where it is one. */
  provider_rate_id: string | null;
}

/**
 * The rate that counts now between two currencies: the newest record whose day has come, inverted where it is stored
 * the other way round, and 1 where there is none (spec §5).
 */
export async function latestRate(
  trx: CompanyTransaction,
  main: string,
  alternative: string,
): Promise<LatestRate> {
  const row = await latestRecord(trx, { pair: [main, alternative] });
  const records = row ? [{ ...row, create_at: row.effective_at.toISOString() }] : [];
  return {
    ...rateOfPair(records, alternative, main),
    create_at: row?.effective_at ?? null,
    origin: row?.origin ?? null,
    provider_rate_id: row?.provider_rate_id ?? null,
  };
}

/** The record itself, as it was given. */
export async function latestRecord(
  trx: CompanyTransaction,
  { pair, companyId, butFor }: { pair: [string, string]; companyId?: string; butFor?: string | undefined },
) {
  const [one, other] = pair;
  return trx
    .selectFrom('exchange_rates')
    .select(['id', 'source', 'target', 'rate', 'effective_at', 'origin', 'provider_rate_id'])
    .where('company_id', '=', companyId === undefined ? sql<string>`current_company()` : companyId)
    .where((eb) => eb.or([eb.and({ source: one, target: other }), eb.and({ source: other, target: one })]))
    .where('effective_at', '<=', sql<Date>`now()`)
    .$if(butFor !== undefined, (select) => select.where('id', '<>', butFor ?? ''))
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
