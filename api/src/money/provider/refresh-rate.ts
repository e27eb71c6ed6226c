import { companyDay } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/connect.ts';
import { type Gathered, gatherQuotes, type Known, MAX_JUMP } from './gather-quotes.ts';
import type { Quote, RateSource } from './source.ts';

/**
 * Asks the sources once and writes down what they said, for all companies with the automatic rate.
 *
 * @param signal ends it: what was written stays
 * @throws what the database throws; sources that fail are told in the result
 */
export async function refreshRate(
  db: Database,
  sources: readonly RateSource[],
  signal: AbortSignal,
): Promise<Gathered> {
  const gathered = await gatherQuotes(sources, await readKnown(db), companyDay(currentTime()), signal);
  for (const { source, rate, day, isSure } of gathered.quotes) {
    await sql`select record_provider_rate(${source}, ${rate}, ${day}, ${isSure}, ${MAX_JUMP})`.execute(db);
  }
  return gathered;
}

async function readKnown(db: Database): Promise<Known> {
  const newest = db
    .selectFrom('provider_rates')
    .select(['source', 'rate', sql<string>`effective_day::text`.as('day')])
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  const [last, lastSure, inForce]: [Quote | undefined, Quote | undefined, Quote | undefined] =
    await Promise.all([
      newest.executeTakeFirst(),
      newest.where('is_sure', '=', true).executeTakeFirst(),
      newest.where('effective_at', '<=', sql<Date>`now()`).executeTakeFirst(),
    ]);
  return { newest: last, lastSure, isInForce: inForce !== undefined };
}
