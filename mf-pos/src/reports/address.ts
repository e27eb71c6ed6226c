import type { TableSort } from '@cuadra/shared/ui';
import { type GroupBy, REPORT_LIST, REPORT_NAMES, type ReportName } from './report-list.ts';

/** What of the reports an address shows, beside the period (see `readPeriod`). */
export interface ReportView {
  report: ReportName;
  /** Undefined for a report that has only one way. */
  groupBy: GroupBy | undefined;
  /** Whether a report on debts is of the sales of the period only. */
  isDated: boolean;
  /** In which order its rows stand; undefined for the report's own. */
  sort: TableSort | undefined;
}

/** `?report=incomes&by=method&sort=-total`, the greatest first; what is not there, or not known, is the default. */
export function readView(search: URLSearchParams): ReportView {
  const report = REPORT_NAMES.find((name) => name === search.get('report')) ?? 'sales';
  const { groups, isOfDebts } = REPORT_LIST[report];
  return {
    report,
    groupBy: groups.find((groupBy) => groupBy === search.get('by')) ?? groups[0],
    isDated: !isOfDebts || search.get('dates') === 'range',
    sort: readSort(search.get('sort')),
  };
}

function readSort(text: string | null): TableSort | undefined {
  const key = text?.replace(/^-/, '');
  return key ? { key, isDescending: text?.startsWith('-') === true } : undefined;
}

/**
 * Writes a change into an address. Another report keeps the period, and the way of grouping where it has it; rows of
 * another kind begin in their own order.
 */
export function writeView(search: URLSearchParams, change: Partial<ReportView>): URLSearchParams {
  const view = { ...readView(search), ...change };
  const { groups, isOfDebts } = REPORT_LIST[view.report];
  const groupBy = groups.find((known) => known === view.groupBy) ?? groups[0];
  const next = new URLSearchParams(search);
  put(next, 'report', view.report, view.report === 'sales');
  put(next, 'by', groupBy, groupBy === groups[0]);
  const isOtherRows = change.report !== undefined || change.groupBy !== undefined;
  const sort = isOtherRows ? change.sort : view.sort;
  put(next, 'sort', sort && `${sort.isDescending ? '-' : ''}${sort.key}`, sort === undefined);
  if (change.isDated !== undefined) put(next, 'dates', 'range', !isOfDebts || !view.isDated);
  return next;
}

function put(search: URLSearchParams, key: string, value: string | undefined, isDefault: boolean): void {
  if (value === undefined || isDefault) search.delete(key);
  else search.set(key, value);
}
