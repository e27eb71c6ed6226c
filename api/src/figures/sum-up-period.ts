import { sql } from 'kysely';
import { type CompanyTransaction, type Database, withCompany } from '../database/connect.ts';
import { lockOf } from './figure-periods.ts';

/** Periods that a company keeps; the one that was read longest ago goes first. */
export const KEPT_PERIODS = 8;

/** Of a period that a day of which changed while it was being summed up. */
class Outdated extends Error {}

/**
 * Sums up a period that somebody asked for; one whose days change meanwhile is left as it is, and another copy of the API that
 * is at it is not waited for.
 */
export async function sumUpPeriod(db: Database, companyId: string, id: string): Promise<void> {
  // What was being written before the period was asked for is there once its lock is free; what is written after this says so
  // itself, since it sees the period (outdate_periods).
  const isBegun = await withCompany(db, companyId, async (trx) => {
    await sql`select lock_daily_figures(${companyId})`.execute(trx);
    const { rows } = await sql`
      update figure_periods set tries = tries + 1
      where company_id = ${companyId} and id = ${id}::uuid and state = 'wanted'
        and pg_try_advisory_xact_lock(${lockOf(companyId, 'sum')}) returning id`.execute(trx);
    return rows.length > 0;
  });
  if (!isBegun) return;
  try {
    await withCompany(db, companyId, (trx) => write(trx, id));
  } catch (error) {
    if (!(error instanceof Outdated)) throw error;
  }
}

async function write(trx: CompanyTransaction, id: string): Promise<void> {
  const { companyId } = trx;
  const { rows } = await sql<{ first_day: string; last_day: string }>`
    select first_day, last_day from figure_periods
    where company_id = ${companyId} and id = ${id}::uuid and state = 'wanted'
      and pg_try_advisory_xact_lock(${lockOf(companyId, 'sum')})`.execute(trx);
  const [period] = rows;
  if (!period) return;
  await sql`
    insert into period_products (company_id, period_id, product_id, main, alternative, days, qty, total, total_alternative, cost,
      cost_alternative, uncosted, uncosted_alternative)
    select ${companyId}::uuid, ${id}::uuid, product_id, main, alternative, count(*), sum(qty), sum(total), sum(total_alternative),
      sum(cost), sum(cost_alternative), sum(uncosted), sum(uncosted_alternative)
    from daily_products
    where company_id = ${companyId} and day between ${period.first_day}::date and ${period.last_day}::date
    group by product_id, main, alternative`.execute(trx);
  const { rows: summed } = await sql`
    update figure_periods set state = 'summed', pairs = (
      select count(distinct (main, alternative)) from period_products where company_id = ${companyId} and period_id = ${id}::uuid
    )
    where company_id = ${companyId} and id = ${id}::uuid and state = 'wanted' returning id`.execute(trx);
  if (summed.length === 0) throw new Outdated();
  await sql`
    update figure_periods set state = 'stale', stale_since = now()
    where company_id = ${companyId} and id in (
      select id from figure_periods where company_id = ${companyId} and state = 'summed'
      order by used_on desc, id desc offset ${KEPT_PERIODS}::int
    )`.execute(trx);
}

/** Removes a period that is stale; has one that nobody asks for become so first, since a report may be reading it. */
export async function removePeriod(db: Database, companyId: string, id: string): Promise<void> {
  await withCompany(db, companyId, async (trx) => {
    const { rows } = await sql`
      update figure_periods set state = 'stale', stale_since = now()
      where company_id = ${companyId} and id = ${id}::uuid and state <> 'stale' returning id`.execute(trx);
    if (rows.length > 0) return;
    await trx
      .deleteFrom('period_products')
      .where('company_id', '=', companyId)
      .where('period_id', '=', id)
      .execute();
    await trx.deleteFrom('figure_periods').where('company_id', '=', companyId).where('id', '=', id).execute();
  });
}
