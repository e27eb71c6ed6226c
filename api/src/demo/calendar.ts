import { addDays, calendarDay, companyDay } from '@cuadra/shared/domain';

/** Venezuela has had UTC−04:00 without summer time since 2016. */
const OFFSET = '-04:00';

/** A day in Caracas. */
export interface Day {
  /** `2026-11-20` */
  date: string;
  /** 0 Sunday … 6 Saturday. */
  weekday: number;
  /** 15th, last, and the day after each: when wages have just come. */
  isPayday: boolean;
}

/** The last days up to the one of `now`, the oldest first. */
export function lastDays(now: Date, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => dayOf(addDays(companyDay(now), index + 1 - count)));
}

/** An instant of a day, by the clock in Caracas. */
export function timeOf(day: Day, hour: number, minute = 0, second = 0): Date {
  const [hh, mm, ss] = [hour, minute, second].map((part) => String(part).padStart(2, '0'));
  return new Date(`${day.date}T${hh}:${mm}:${ss}${OFFSET}`);
}

function dayOf(date: string): Day {
  const day = calendarDay(date);
  const isPayday = [1, 15, 16].includes(day.date()) || day.date() === day.daysInMonth();
  return { date, weekday: day.day(), isPayday };
}
