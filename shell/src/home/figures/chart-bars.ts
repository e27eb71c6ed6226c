import type { SalesItem } from '@cuadra/shared/contract';
import {
  counted,
  monthOf,
  type PeriodGroup,
  periodStart,
  shortDay,
  shownMoney,
  sum,
  type TwoCurrencies,
  toMoney,
  weekdayAndDay,
} from '@cuadra/shared/domain';
import type { ChartPoint } from '@cuadra/shared/ui';

/** More bars than this cannot be told apart on a desk, and days become weeks; more weeks than this become months. */
export const MOST_DAY_BARS = 62;

/** One bar of the chart, and one line of its table; its key is the first day of what it stands for. */
export interface Bar extends ChartPoint {
  tickets: number;
}

type Day = Pick<SalesItem, 'key' | 'tickets' | 'total' | 'total_alternative'>;

/** @param days every day of the range, in order */
export function barsOf(days: readonly Day[], pair: TwoCurrencies): Bar[] {
  const group = groupFor(days.length);
  const periods = new Map<string, Day[]>();
  for (const day of days) {
    const start = periodStart(day.key ?? '', group);
    const together = periods.get(start);
    if (together) together.push(day);
    else periods.set(start, [day]);
  }
  return [...periods].map(([start, together]) => {
    // A week that began before the range is told by the first day of it that is in the range.
    const key = together[0]?.key ?? start;
    const money = shownMoney(
      toMoney(sum(together.map(({ total }) => total))),
      toMoney(sum(together.map(({ total_alternative }) => total_alternative))),
      pair,
    );
    const tickets = together.reduce((count, day) => count + (day.tickets ?? 0), 0);
    const note = counted(tickets, 'ticket', 'tickets');
    return { key, ...names(key, group), amounts: [money], note, tickets };
  });
}

function groupFor(days: number): PeriodGroup {
  if (days <= MOST_DAY_BARS) return 'day';
  return days <= MOST_DAY_BARS * 7 ? 'week' : 'month';
}

function names(key: string, group: PeriodGroup): Pick<Bar, 'label' | 'name'> {
  switch (group) {
    case 'day':
      return { label: shortDay(key), name: weekdayAndDay(key) };
    case 'week':
      return { label: shortDay(key), name: `Semana del ${shortDay(key)}` };
    case 'month':
      return { label: monthOf(key), name: monthOf(key) };
  }
}
