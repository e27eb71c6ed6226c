import { companyDay } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { ListScope } from './client-filter.ts';

/** The figures of this year's days, in the currencies that the company has now, as reports tell them. */
export function thisYear({ companyId, main, alternative }: ListScope): RawBuilder<boolean> {
  const year = companyDay(currentTime()).slice(0, 4);
  return sql<boolean>`d.company_id = ${companyId} and d.day >= ${`${year}-01-01`}::date and d.main = ${main}
    and d.alternative = ${alternative}`;
}

/** What each client bought this year, less what they gave back: `{ client_id, total_alternative }`. */
export function boughtThisYear(scope: ListScope): RawBuilder<unknown> {
  return sql`(select d.client_id, sum(d.total_alternative) as total_alternative from daily_clients d
    where ${thisYear(scope)} group by d.client_id)`;
}
