import { companyDay, type DayRange } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import type { Period } from './nearest-period.ts';

/** Periods that may wait to be summed up, of a company. */
const WAITING = 3;

/** The periods of the company that were summed up and have a day of a range. */
export async function readPeriods(trx: CompanyTransaction, { from, to }: DayRange): Promise<Period[]> {
  return await trx
    .selectFrom('figure_periods')
    .where('company_id', '=', trx.companyId)
    .where('state', '=', 'summed')
    .where('first_day', '<=', to)
    .where('last_day', '>=', from)
    .select(['id', 'first_day as from', 'last_day as to', 'pairs', 'used_on'])
    .execute();
}

/** Keeps a period from being removed as one that nobody reads; once a day, and never waiting for another who does it. */
export async function noteUse(
  trx: CompanyTransaction,
  { id, used_on }: Pick<Period, 'id' | 'used_on'>,
): Promise<void> {
  const today = companyDay(currentTime());
  if (used_on >= today) return;
  if (trx.later) return void trx.later.push((primary) => noteUse(primary, { id, used_on }));
  await sql`
    update figure_periods set used_on = ${today}::date where company_id = ${trx.companyId} and id in (
      select id from figure_periods where company_id = ${trx.companyId} and id = ${id}::uuid for update skip locked
    )`.execute(trx);
}

/** Has a period summed up soon (see `sumUpPeriodsJob`), unless others are waiting already. Waits for nobody who asks as well. */
export async function askForPeriod(trx: CompanyTransaction, { from, to }: DayRange): Promise<void> {
  const { companyId } = trx;
  if (trx.later) return void trx.later.push((primary) => askForPeriod(primary, { from, to }));
  await sql`
    insert into figure_periods (company_id, first_day, last_day, used_on)
    select ${companyId}::uuid, ${from}::date, ${to}::date, ${companyDay(currentTime())}::date
    where pg_try_advisory_xact_lock(${lockOf(companyId, 'ask')})
      and (select count(*) from figure_periods where company_id = ${companyId} and state = 'wanted') < ${WAITING}::int
    on conflict do nothing`.execute(trx);
}

/**
 * Which advisory lock keeps two from asking for periods of one company at once, or from summing them up. Not one for both: whoever
 * asks reads a long report in the same transaction, and with one after the other nothing would ever be summed up.
 */
export function lockOf(companyId: string, what: 'ask' | 'sum') {
  return sql`hashtextextended(${`figure_periods ${what} ${companyId}`}, 0)`;
}

/** Says that the figures of a day that is over have changed: see `outdate_periods`. */
export async function outdatePeriods(trx: CompanyTransaction, day: string): Promise<void> {
  await sql`select outdate_periods(${trx.companyId}, ${day}::date)`.execute(trx);
}
