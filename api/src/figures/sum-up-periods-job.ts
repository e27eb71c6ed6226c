import { addDays, companyDay } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { Database } from '../database/connect.ts';
import type { Job } from '../jobs/job.ts';
import { removePeriod, sumUpPeriod } from './sum-up-period.ts';

/** Of a kind in one run. */
const AT_ONCE = 4;
/** A period that fails as often is left. */
const MOST_TRIES = 3;
/** For how long a report may still be reading what has become stale: none takes as long. */
const READ_FOR = '10 minutes';
/** Days after which a period that nobody reads is removed. */
const KEPT_DAYS = 30;

interface ToDo {
  company_id: string;
  id: string;
  is_wanted: boolean;
}

/**
 * Sums up the periods that reports ask for (`planProductFigures`), and removes those that changed or that nobody reads. Side by side
 * with another copy of the API, one of the two does it.
 */
export function sumUpPeriodsJob(db: Database): Job {
  return {
    name: 'sum-up-periods',
    interval: 5_000,
    failure: 'periods are not summed up',
    run: async (signal) => {
      const unusedSince = addDays(companyDay(currentTime()), -KEPT_DAYS);
      const { rows } = await sql<ToDo>`
        select company_id, id, is_wanted
        from figure_periods_to_do(${AT_ONCE}, ${MOST_TRIES}, ${READ_FOR}::interval, ${unusedSince}::date)`.execute(
        db,
      );
      for (const { company_id, id, is_wanted } of rows) {
        if (signal.aborted) return;
        await (is_wanted ? sumUpPeriod : removePeriod)(db, company_id, id);
      }
    },
  };
}
