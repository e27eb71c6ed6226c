import type { DayRange, PeriodGroup } from '@cuadra/shared/domain';
import { type GroupBy, isPeriodGroup } from './report-list.ts';

/** Rows asked for at a time. */
export const PAGE_SIZE = 100;

/** `by` and `group` of a report's query. Who reads a report by something of its own need not name a group. */
export interface Grouping<By extends string> {
  by: By | 'period';
  group: PeriodGroup;
}

/** How a way of grouping is asked for: `week` → `{ by: 'period', group: 'week' }`. */
export function groupingOf<W extends GroupBy>(groupBy: W): Grouping<Exclude<W, PeriodGroup>> {
  if (isPeriodGroup(groupBy)) return { by: 'period', group: groupBy };
  return { by: groupBy as Exclude<W, PeriodGroup>, group: 'day' };
}

/** The query of a report. @param range undefined for all that is owed */
export function queryOf<W extends GroupBy>(groupBy: W, range: DayRange | undefined) {
  return { ...range, ...groupingOf(groupBy), limit: PAGE_SIZE };
}
