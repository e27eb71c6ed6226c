import {
  type DayRange,
  PERIODS,
  type Period,
  rangeError,
  rangeOf,
  SALE_STATUSES,
} from '@cuadra/shared/domain';
import type { SalesFilter } from './write-address.ts';

/** `?search=42&period=week&status=annulled&review=pending&client=cli-…&seller=…`; what is not known is left out. */
export function readFilter(search: URLSearchParams, today: string): SalesFilter {
  return {
    search: search.get('search') ?? '',
    days: readDays(search, today),
    status: SALE_STATUSES.find((status) => status === search.get('status')),
    review: (['pending', 'done'] as const).find((review) => review === search.get('review')),
    client: search.get('client') ?? undefined,
    seller: search.get('seller') ?? undefined,
  };
}

function readDays(search: URLSearchParams, today: string): Period | undefined {
  const name = PERIODS.find((known) => known === search.get('period'));
  if (name) return { name };
  const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  return rangeError(range, today) === undefined ? { name: 'custom', range } : undefined;
}

/** The filter as the API is asked; a number is looked for among all sales, whatever else is chosen. */
export function queryOfFilter(filter: SalesFilter, today: string) {
  const number = ticketNumber(filter.search);
  if (number !== undefined) return { search: number };
  const range: DayRange | undefined = filter.days && rangeOf(filter.days, today);
  return {
    ...range,
    ...(filter.status && { status: filter.status }),
    ...(filter.review && { review: filter.review }),
    ...(filter.client && { client_id: filter.client }),
    ...(filter.seller && { seller_id: filter.seller }),
  };
}

/** Digits that a ticket's number may have; more are none. */
const MOST_DIGITS = 18;

/** `00000042` → `42`; undefined for nothing and for what is no number. */
export function ticketNumber(typed: string): string | undefined {
  const digits = typed
    .trim()
    .replace(/^#/, '')
    .replace(/^0+(?=\d)/, '');
  return /^\d+$/.test(digits) && digits.length <= MOST_DIGITS ? digits : undefined;
}

/** Whether anything is chosen. */
export function isFiltered({ search, days, status, review, client, seller }: SalesFilter): boolean {
  return Boolean(search.trim() || days || status || review || client || seller);
}
