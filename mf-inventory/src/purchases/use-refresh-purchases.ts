import { useCallCache } from '@cuadra/shared/client';
import type { Purchase } from '@cuadra/shared/contract';
import { useCallback } from 'react';
import { useRefreshProducts } from '../products/products-query.ts';

/** Has what shows purchases read them again, once one was written: as it is known now, where it is open. */
export function useRefreshPurchases() {
  const calls = useCallCache();
  const refreshProducts = useRefreshProducts();
  const written = useCallback(
    (purchase: Purchase) => {
      calls.set('GET /purchases/{id}', purchase, { params: { id: purchase.id } });
      void calls.refresh('GET /purchases');
    },
    [calls],
  );
  /** It moved goods and money. */
  const moved = useCallback(
    (purchase: Purchase) => {
      written(purchase);
      refreshProducts();
      void calls.refresh(
        ...(['GET /suppliers', 'GET /suppliers/{id}', 'GET /suppliers/{id}/statement'] as const),
        ...(['GET /payables', 'GET /products/{id}', 'GET /products/to_buy'] as const),
        // Of one that was annulled there are none, and its page still shows them for this moment.
        ...(purchase.state === 'received' ? (['GET /purchases/{id}/prices'] as const) : []),
        ...(['GET /products/{id}/movements', 'GET /products/{id}/history'] as const),
        ...(['GET /materials', 'GET /materials/summary', 'GET /materials/{id}'] as const),
        ...(['GET /materials/{id}/movements', 'GET /materials/{id}/history'] as const),
        'GET /materials/{id}/lots',
      );
    },
    [calls, written, refreshProducts],
  );
  return { written, moved };
}
