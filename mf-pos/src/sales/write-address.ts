import type { Period, SaleStatus } from '@cuadra/shared/domain';

/** Which sales a list shows. */
export interface SalesFilter {
  /** Part of nothing: a ticket's whole number, as it was typed. */
  search: string;
  /** Undefined for any day. */
  days: Period | undefined;
  status: SaleStatus | undefined;
  /** Late sales that are marked: those that nobody has looked at, or somebody has. */
  review: 'pending' | 'done' | undefined;
  /** Ids. */
  client: string | undefined;
  seller: string | undefined;
}

const KEYS = ['search', 'period', 'from', 'to', 'status', 'review', 'client', 'seller'] as const;

/** Writes a filter into an address, and leaves what else is in it. */
export function writeFilter(search: URLSearchParams, filter: Partial<SalesFilter>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of KEYS) next.delete(key);
  const { days, ...rest } = filter;
  if (days?.name === 'custom') {
    next.set('from', days.range.from);
    next.set('to', days.range.to);
  } else if (days) next.set('period', days.name);
  for (const [key, value] of Object.entries(rest)) if (value) next.set(key, value);
  return next;
}

/** The address of the list with a filter. */
export function salesAddress(filter: Partial<SalesFilter> = {}): string {
  const search = writeFilter(new URLSearchParams(), filter).toString();
  return search ? `/sales?${search}` : '/sales';
}
