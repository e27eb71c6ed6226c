import { useCall, useCallPages } from '@cuadra/shared/client';
import type { OrderStatus } from '@cuadra/shared/domain';
import { useOrderEvents } from './use-order-events.ts';

/** Milliseconds between two looks at what has to be done, while the page is in sight and nobody tells it. */
const LOOK = 15_000;
/** Likewise where changes are told, and at what is over, which changes by this page most of the time. */
const SLOW_LOOK = 60_000;
/** Orders of a page: of what is open, more than a shop has on its hands; of what is over, the newest. */
const OPEN_ORDERS = 50;
const OVER_ORDERS = 20;

/** The orders of each status, newest first. They are read again as they change, and when the user comes back to them. */
export function useLiveOrders() {
  const look = useOrderEvents() ? SLOW_LOOK : LOOK;
  return {
    pending: useOrdersOf('pending', OPEN_ORDERS, look),
    accepted: useOrdersOf('accepted', OPEN_ORDERS, look),
    ready: useOrdersOf('ready', OPEN_ORDERS, look),
    delivered: useOrdersOf('delivered', OVER_ORDERS, SLOW_LOOK),
    cancelled: useOrdersOf('cancelled', OVER_ORDERS, SLOW_LOOK),
    expired: useOrdersOf('expired', OVER_ORDERS, SLOW_LOOK),
  };
}

function useOrdersOf(status: OrderStatus, limit: number, refetchInterval: number) {
  return useCallPages(
    'GET /store/orders',
    { query: { status, limit } },
    { staleTime: 0, refetchInterval, refetchOnWindowFocus: 'always' },
  );
}

/** One order, likewise: its buyer tells a payment, or somebody of the shop takes a step. */
export function useLiveOrder(id: string) {
  const refetchInterval = useOrderEvents() ? SLOW_LOOK : LOOK;
  return useCall(
    'GET /store/orders/{id}',
    { params: { id } },
    { enabled: id !== '', staleTime: 0, refetchInterval, refetchOnWindowFocus: 'always' },
  );
}

export type LiveOrders = ReturnType<typeof useLiveOrders>;
