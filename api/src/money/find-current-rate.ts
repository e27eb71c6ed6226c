import type { CurrentRate } from '@cuadra/shared/contract';
import { rateOfPair } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findPendingRate } from './find-pending-rate.ts';
import { latestRate } from './latest-rate.ts';
import { isStale } from './provider/freshness.ts';

/** What counts between the company's two currencies, and how far it is to be trusted. */
export async function findCurrentRate(trx: CompanyTransaction): Promise<CurrentRate> {
  const { main, alternative, with_auto_rate } = await trx
    .selectFrom('company_currencies_used as u')
    .innerJoin('company_configurations as k', 'k.company_id', 'u.company_id')
    .select(['u.main', 'u.alternative', 'k.with_auto_rate'])
    .executeTakeFirstOrThrow();
  const { provider_rate_id, ...latest } = await latestRate(trx, main, alternative);
  const isKnownPair = [main, alternative].sort().join() === 'USD,VES';
  const automatic = !with_auto_rate ? 'off' : isKnownPair ? 'on' : 'not-for-this-pair';
  const published = await findPublished(trx, provider_rate_id);
  const next = await findNext(trx, main, alternative);
  return {
    ...latest,
    main,
    alternative,
    create_at: latest.create_at?.toISOString() ?? null,
    automatic,
    effective_day: published?.effective_day ?? null,
    fetched_at: published?.confirmed_at.toISOString() ?? null,
    is_stale: automatic === 'on' && !isFresh(published, next !== null),
    next,
    pending: automatic === 'on' ? await findPendingRate(trx) : null,
  };
}

type Published = { effective_day: string; confirmed_at: Date } | undefined;

function isFresh(published: Published, hasNext: boolean): boolean {
  if (!published) return false;
  const { effective_day: effectiveDay, confirmed_at: confirmedAt } = published;
  return !isStale({ effectiveDay, confirmedAt, hasNext }, currentTime());
}

async function findPublished(trx: CompanyTransaction, id: string | null): Promise<Published> {
  if (id === null) return undefined;
  return trx
    .selectFrom('provider_rates')
    .select(['effective_day', 'confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The first that counts from a moment to come; of two for one moment the later one is a correction. */
async function findNext(
  trx: CompanyTransaction,
  main: string,
  alternative: string,
): Promise<CurrentRate['next']> {
  const row = await trx
    .selectFrom('exchange_rates')
    .select(['id', 'source', 'target', 'rate', 'effective_at'])
    .where((eb) =>
      eb.or([eb.and({ source: alternative, target: main }), eb.and({ source: main, target: alternative })]),
    )
    .where('effective_at', '>', sql<Date>`now()`)
    .orderBy('effective_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const effective_at = row.effective_at.toISOString();
  const { rate, inverse } = rateOfPair([{ ...row, create_at: effective_at }], alternative, main);
  return { rate, inverse, effective_at };
}
