import { ORDER_STATUSES, type ProductionOrderStatus } from '@cuadra/shared/contract';
import { isCalendarDay } from '@cuadra/shared/domain';

/** All of them, whatever became of them. */
export const ALL = 'all';
export type ShownOrders = ProductionOrderStatus | typeof ALL;

export interface OrderFilter {
  state: ShownOrders;
  /** Planned days, the first and the last; undefined: from the beginning, or without an end. */
  from: string | undefined;
  to: string | undefined;
}

/** `?state=started&from=2026-11-20&to=2026-11-27`; what is not known is left out. */
export function readOrderFilter(address: URLSearchParams): OrderFilter {
  const asked = address.get('state');
  const state = asked === ALL ? ALL : (ORDER_STATUSES.find((status) => status === asked) ?? 'planned');
  return { state, from: day(address.get('from')), to: day(address.get('to')) };
}

/** The address with another filter; what says nothing is left out of it. */
export function writeOrderFilter(address: URLSearchParams, filter: OrderFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value);
  put('state', filter.state === 'planned' ? undefined : filter.state);
  put('from', filter.from);
  put('to', filter.to);
  return next;
}

/** As the API is asked. Days the wrong way round would find nothing: they are turned over. */
export function queryOfOrders({ state, from, to }: OrderFilter, search: string) {
  const [first, last] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return {
    ...(state !== ALL && { status: state }),
    ...(first !== undefined && { from: first }),
    ...(last !== undefined && { to: last }),
    ...(search && { search }),
  };
}

function day(text: string | null): string | undefined {
  return text !== null && isCalendarDay(text) ? text : undefined;
}
