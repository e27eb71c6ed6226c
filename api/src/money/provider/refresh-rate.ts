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
    const { rows } = await sql<{ id: string }>`
      select record_provider_rate(${source}, ${rate}, ${day}, ${isSure}) as id`.execute(db);
    if (rows[0]) await giveRate(db, rows[0].id, signal);
  }
  return gathered;
}

/** Companies that get a rate in one transaction: some twenty milliseconds, and no sale waits for longer. */
const COMPANIES_A_TIME = 1_000;

/** What is cut short here is given at the next asking: the rate is the same one then, and who has it does not get it twice. */
async function giveRate(db: Database, id: string, signal: AbortSignal): Promise<void> {
  let behind: string | null = null;
  do {
    const { rows }: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
      select give_provider_rate(${id}, ${behind}, ${COMPANIES_A_TIME}, ${MAX_JUMP}) as last`.execute(db);
    behind = rows[0]?.last ?? null;
  } while (behind !== null && !signal.aborted);
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
  return { newest: last, lastSure, inForce };
}
