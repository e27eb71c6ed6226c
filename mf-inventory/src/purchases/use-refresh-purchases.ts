import { useCallCache } from '@cuadra/shared/client';
import type { Purchase } from '@cuadra/shared/contract';
import { useRefreshGoods } from '@cuadra/shared/form';
import { useCallback } from 'react';

/** Has what shows purchases read them again, once one was written: as it is known now, where it is open. */
export function useRefreshPurchases() {
  const calls = useCallCache();
  const goods = useRefreshGoods();
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
      goods.products();
      goods.materials();
      void calls.refresh(
        ...(['GET /suppliers', 'GET /suppliers/{id}', 'GET /suppliers/{id}/statement'] as const),
        'GET /payables',
        // Of one that was annulled there are none, and its page still shows them for this moment.
        ...(purchase.state === 'received' ? (['GET /purchases/{id}/prices'] as const) : []),
      );
    },
    [calls, goods, written],
  );
  return { written, moved };
}
