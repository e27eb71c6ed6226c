import { useCallCache } from '@cuadra/shared/client';
import type { ProductionOrder } from '@cuadra/shared/contract';
import { useRefreshGoods } from '@cuadra/shared/form';
import { useCallback } from 'react';

/** Has what shows production orders read them again, once one was written: as it is known now, where it is open. */
export function useRefreshOrders() {
  const calls = useCallCache();
  const goods = useRefreshGoods();
  /** Nothing moved: it was planned, or another day or note. */
  const written = useCallback(
    (order: ProductionOrder) => {
      calls.set('GET /production_orders/{id}', order, { params: { id: order.id } });
      void calls.refresh('GET /production_orders');
      goods.planning();
    },
    [calls, goods],
  );
  /** Somebody else changed it: what is there now is read. */
  const reread = useCallback(
    () => void calls.refresh('GET /production_orders', 'GET /production_orders/{id}'),
    [calls],
  );
  /** What it takes and makes moved. */
  const moved = useCallback(
    (order?: ProductionOrder) => {
      if (order) written(order);
      else reread();
      void calls.refresh('GET /productions', 'GET /productions/{id}');
      goods.products();
      goods.materials();
    },
    [calls, goods, written, reread],
  );
  return { written, reread, moved };
}
