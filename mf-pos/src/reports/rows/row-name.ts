import { monthOf, reportRowName, shortDay, weekdayAndDay } from '@cuadra/shared/domain';
import type { GroupBy } from '../report-list.ts';

interface Keyed {
  key: string | null;
  name: string | null;
}

/** What a row is called: `vie 20 nov`, `Semana del 16 nov`, `nov 2026`, or the name of what it is of. */
export function rowName(groupBy: GroupBy, row: Keyed): string {
  const { key } = row;
  if (key === null || !isPeriod(groupBy)) return reportRowName(isPeriod(groupBy) ? 'period' : groupBy, row);
  if (groupBy === 'day') return weekdayAndDay(key);
  return groupBy === 'week' ? `Semana del ${shortDay(key)}` : monthOf(key);
}

/** Below a bar of the chart, where there is little room. */
export function shortRowName(groupBy: GroupBy, row: Keyed): string {
  if (row.key !== null && (groupBy === 'day' || groupBy === 'week')) return shortDay(row.key);
  return rowName(groupBy, row);
}

function isPeriod(groupBy: GroupBy): boolean {
  return groupBy === 'day' || groupBy === 'week' || groupBy === 'month';
}
