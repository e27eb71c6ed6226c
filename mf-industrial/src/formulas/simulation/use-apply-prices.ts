import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import { newId } from '@cuadra/shared/domain';
import { useRefreshFormulas } from '../use-formulas.ts';
import { type Hit, wantedPrice } from './hit-products.ts';

/** Sets the price that each of some products should have, one after the other; gives how many were left as they are. */
export function useApplyPrices(): (hits: readonly Hit[]) => Promise<number> {
  const preview = useCallMutation('POST /products/changes/preview');
  const change = useCallMutation('POST /products/changes/create');
  const calls = useCallCache();
  const refresh = useRefreshFormulas();
  return async (hits) => {
    let left = 0;
    try {
      for (const hit of hits) {
        const amount = wantedPrice(hit);
        const { price, good } = hit.product;
        if (amount === null || !price) continue;
        const selection = { ids: [good.id] };
        const wish = { kind: 'price_amount' as const, amount, currency: price.currency };
        const { as_of } = await preview.mutateAsync({ body: { selection, change: wish } });
        const part = await change.mutateAsync({ body: { id: newId(), selection, change: wish, as_of } });
        left += part.left.length;
      }
    } finally {
      refresh();
      void calls.refresh('GET /products', 'GET /products/{id}');
    }
    return left;
  };
}
