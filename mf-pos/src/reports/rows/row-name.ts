import { monthOf, reportRowName, shortDay, weekdayAndDay } from '@cuadra/shared/domain';
import type { Way } from '../report-list.ts';

interface Keyed {
  key: string | null;
  name: string | null;
}

/** What a row is called: `vie 20 nov`, `Semana del 16 nov`, `nov 2026`, or the name of what it is of. */
export function rowName(way: Way, row: Keyed): string {
  const { key } = row;
  if (key === null || !isPeriod(way)) return reportRowName(isPeriod(way) ? 'period' : way, row);
  if (way === 'day') return weekdayAndDay(key);
  return way === 'week' ? `Semana del ${shortDay(key)}` : monthOf(key);
}

/** Below a bar of the chart, where there is little room. */
export function shortRowName(way: Way, row: Keyed): string {
  if (row.key !== null && (way === 'day' || way === 'week')) return shortDay(row.key);
  return rowName(way, row);
}

function isPeriod(way: Way): boolean {
  return way === 'day' || way === 'week' || way === 'month';
}
