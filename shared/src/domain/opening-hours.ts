import { addDays, calendarDay } from './calendar.ts';
import { companyDay } from './day.ts';

/** Open from a time on until another one of the same day of the week (1 is Monday), as clocks in Caracas show it. */
export interface OpeningTime {
  day: number;
  /** `08:00`; `24:00` is the end of the day. */
  from: string;
  to: string;
}

export interface OpeningHours {
  /** None: open at all times. */
  openings: readonly OpeningTime[];
  /** Days, `2026-12-25`, on which it does not open. */
  closed_days: readonly string[];
}

/** Days ahead that are looked at for the next opening: a long holiday. */
const HORIZON_DAYS = 62;
/** Caracas has no summer time (see `COMPANY_TIME_ZONE`). */
const OFFSET = '-04:00';

/**
 * When a shop opens.
 *
 * @returns undefined while it is open; null where it does not open within two months
 */
export function opensAt(hours: OpeningHours, now: Date): Date | null | undefined {
  const today = companyDay(now);
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead++) {
    const day = addDays(today, ahead);
    for (const { from, to } of openingsOf(hours, day)) {
      const begins = instantOf(day, from);
      if (now >= instantOf(day, to)) continue;
      return now >= begins ? undefined : begins;
    }
  }
  return null;
}

/** The openings of a day, first to last; one that ends at midnight goes on in the next day's of its own. */
function openingsOf(
  { openings, closed_days }: OpeningHours,
  day: string,
): readonly Omit<OpeningTime, 'day'>[] {
  if (closed_days.includes(day)) return [];
  if (openings.length === 0) return [{ from: '00:00', to: '24:00' }];
  // dayjs counts from Sunday, 0.
  const weekday = calendarDay(day).day() || 7;
  return openings
    .filter((opening) => opening.day === weekday)
    .sort((one, other) => one.from.localeCompare(other.from));
}

function instantOf(day: string, time: string): Date {
  return time === '24:00'
    ? new Date(`${addDays(day, 1)}T00:00:00${OFFSET}`)
    : new Date(`${day}T${time}:00${OFFSET}`);
}
