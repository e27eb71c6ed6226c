import { useCall, useCallPages } from '@cuadra/shared/client';
import type { OrderStatus } from '@cuadra/shared/domain';

/** Milliseconds between two looks at what has to be done, while the page is in sight. */
const LOOK = 15_000;
/** Likewise at what is over, which changes by this page most of the time. */
const SLOW_LOOK = 60_000;
/** Orders of a page: of what is open, more than a shop has on its hands; of what is over, the newest. */
const OPEN_ORDERS = 50;
const OVER_ORDERS = 20;

/** The orders of each status, newest first. They are read again by themselves, and when the user comes back to them. */
export function useLiveOrders() {
  return {
    pending: useOrdersOf('pending', OPEN_ORDERS, LOOK),
    accepted: useOrdersOf('accepted', OPEN_ORDERS, LOOK),
    ready: useOrdersOf('ready', OPEN_ORDERS, LOOK),
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
  return useCall(
    'GET /store/orders/{id}',
    { params: { id } },
    { enabled: id !== '', staleTime: 0, refetchInterval: LOOK, refetchOnWindowFocus: 'always' },
  );
}

export type LiveOrders = ReturnType<typeof useLiveOrders>;
