import { useCallCache } from '@cuadra/shared/client';
import type { ProductionOrder } from '@cuadra/shared/contract';
import { useCallback } from 'react';

/** Has what shows production orders read them again, once one was written: as it is known now, where it is open. */
export function useRefreshOrders() {
  const calls = useCallCache();
  /** Nothing moved: it was planned, or another day or note. */
  const written = useCallback(
    (order: ProductionOrder) => {
      calls.set('GET /production_orders/{id}', order, { params: { id: order.id } });
      void calls.refresh('GET /production_orders', 'GET /industrial/summary', 'GET /industrial/to_buy');
    },
    [calls],
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
      void calls.refresh(
        ...(['GET /productions', 'GET /productions/{id}', 'GET /formulas/{id}/needs'] as const),
        ...(['GET /formulas', 'GET /formulas/{id}/cost', 'GET /industrial/summary'] as const),
        ...(['GET /industrial/to_buy', 'GET /products', 'GET /products/{id}'] as const),
        ...(['GET /products/{id}/movements', 'GET /products/{id}/history'] as const),
        ...(['GET /materials', 'GET /materials/summary', 'GET /materials/{id}'] as const),
        ...(['GET /materials/{id}/movements', 'GET /materials/{id}/history'] as const),
        'GET /materials/{id}/lots',
      );
    },
    [calls, written, reread],
  );
  return { written, reread, moved };
}
