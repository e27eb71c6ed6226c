import { companyDay } from '@cuadra/shared/domain';

const DAY_MS = 86_400_000;
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
  return Array.from({ length: count }, (_, index) =>
    dayOf(new Date(now.getTime() - (count - 1 - index) * DAY_MS)),
  );
}

/** An instant of a day, by the clock in Caracas. */
export function timeOf(day: Day, hour: number, minute = 0, second = 0): Date {
  const [hh, mm, ss] = [hour, minute, second].map((part) => String(part).padStart(2, '0'));
  return new Date(`${day.date}T${hh}:${mm}:${ss}${OFFSET}`);
}

function dayOf(instant: Date): Day {
  const date = companyDay(instant);
  const noon = new Date(`${date}T12:00:00${OFFSET}`);
  const monthDay = Number(date.slice(8));
  const isLastOfMonth = companyDay(new Date(noon.getTime() + DAY_MS)).endsWith('-01');
  return { date, weekday: noon.getUTCDay(), isPayday: [1, 15, 16].includes(monthDay) || isLastOfMonth };
}
