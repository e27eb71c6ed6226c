import { DEFAULT_REPORT_DAYS, MAX_REPORT_DAYS } from '@cuadra/shared/contract';
import {
  addDays,
  companyDay,
  type DayRange,
  daysIn,
  isGranted,
  type PeriodGroup,
  type Permission,
  rangeBefore,
} from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../access/admit.ts';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';

export interface Pair {
  main: string;
  alternative: string;
}

/** What a report is of: its days, how they are put together, and the currencies that it is in. */
export interface Scope extends Pair {
  companyId: string;
  range: DayRange;
  before: DayRange;
  group: PeriodGroup;
  /** Whether costs and profits may be seen. */
  seesCosts: boolean;
}

interface RangeQuery {
  from?: string | undefined;
  to?: string | undefined;
  group?: PeriodGroup | undefined;
}

/**
 * The days that are asked for: up to today, and the last 30, where a query does not say.
 *
 * @throws ApiError 400 with `before-from` or `too-long` on `to`
 */
export function rangeOf(query: RangeQuery, today: string): DayRange {
  const to = query.to ?? (query.from !== undefined && query.from > today ? query.from : today);
  const from = query.from ?? addDays(to, 1 - DEFAULT_REPORT_DAYS);
  const refuse = (reason: string) => new ApiError('ERROR_VALIDATION', { fields: { to: reason } });
  if (from > to) throw refuse('before-from');
  if (daysIn({ from, to }) > MAX_REPORT_DAYS[query.group ?? 'day']) throw refuse('too-long');
  return { from, to };
}

/** The days of a report on debts, which is as long as they are; null without any. @throws ApiError 400 */
export function pendingRange({ from, to }: RangeQuery): DayRange | null {
  if (from === undefined && to === undefined) return null;
  const range = { from: from ?? '2000-01-01', to: to ?? '2199-12-31' };
  if (range.from > range.to) throw new ApiError('ERROR_VALIDATION', { fields: { to: 'before-from' } });
  return range;
}

/** @throws ApiError as `rangeOf` */
export async function scopeOf(trx: CompanyTransaction, session: Session, query: RangeQuery): Promise<Scope> {
  const range = rangeOf(query, companyDay(currentTime()));
  return {
    ...(await readCurrenciesUsed(trx)),
    companyId: trx.companyId,
    range,
    before: rangeBefore(range),
    group: query.group ?? 'day',
    // Where a product's cost is seen, what the goods cost is no secret.
    seesCosts: maySee(session, ['products', 'read']),
  };
}

/** Whether a call that needs a permission would be open to a session (see `admit`). */
export function maySee(session: Session, permission: Permission): boolean {
  return session.modules.includes(permission[0]) && isGranted(session.grants, permission);
}

/** The figures of a company for a range, in the scope's currencies; those of a company that used others before are not added to them. */
export function within({ companyId, main, alternative }: Scope, { from, to }: DayRange): RawBuilder<unknown> {
  return sql`company_id = ${companyId} and day between ${from}::date and ${to}::date and main = ${main} and alternative = ${alternative}`;
}

/** The first day of the period that a day is in, as a text: see `periodStart`. */
export function periodKey(group: PeriodGroup, day: RawBuilder<unknown> = sql`day`): RawBuilder<string> {
  if (group === 'day') return sql`${day}::text`;
  return sql`date_trunc(${group}, ${day}::timestamp)::date::text`;
}

/** What every report says of itself. */
export function describe({ range, group, main, alternative }: Scope) {
  return { ...range, group, main, alternative };
}
