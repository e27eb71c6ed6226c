import { COMPANY_TIME_ZONE } from '@cuadra/shared/domain';
import { sql } from 'kysely';

/** When a day of Caracas begins, or one that comes some days later. */
export function startOfDay(day: string, later: number) {
  return sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${COMPANY_TIME_ZONE})`;
}
