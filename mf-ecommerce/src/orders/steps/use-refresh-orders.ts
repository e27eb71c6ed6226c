import { useCallCache } from '@cuadra/shared/client';
import type { Order } from '@cuadra/shared/contract';
import { useRefreshGoods } from '@cuadra/shared/form';
import { useCallback } from 'react';

/** Has what shows orders read them again, once one was written or somebody was faster. Done when they have been. */
export function useRefreshOrders(): (order?: Order) => Promise<void> {
  const calls = useCallCache();
  const { products } = useRefreshGoods();
  return useCallback(
    async (order) => {
      if (order) calls.set('GET /store/orders/{id}', order, { params: { id: order.id } });
      // What an order holds back of the stock is another quantity now.
      products();
      if (order) await calls.refresh('GET /store/orders');
      else await calls.refresh('GET /store/orders', 'GET /store/orders/{id}');
    },
    [calls, products],
  );
}
