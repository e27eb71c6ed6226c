import { useMemo } from 'react';
import { type CallCache, type QueryName, useCallCache } from '../client/index.ts';

/** What is worked out of the goods there are, of what they cost, of the formulas they go into and of what is planned. */
const HANGS_ON_GOODS: readonly QueryName[] = [
  ...([
    'GET /formulas',
    'GET /formulas/{id}',
    'GET /formulas/{id}/cost',
    'GET /formulas/{id}/needs',
    'GET /formulas/uses',
  ] as const),
  ...(['GET /industrial/summary', 'GET /industrial/to_buy', 'GET /products/to_buy'] as const),
];

const OF_PRODUCTS: readonly QueryName[] = [
  ...(['GET /products/count', 'GET /products/{id}'] as const),
  ...(['GET /products/{id}/movements', 'GET /products/{id}/history', 'GET /products/{id}/lots'] as const),
];

const OF_MATERIALS: readonly QueryName[] = [
  ...(['GET /materials', 'GET /materials/summary', 'GET /materials/{id}'] as const),
  ...(['GET /materials/{id}/movements', 'GET /materials/{id}/history', 'GET /materials/{id}/lots'] as const),
];

/** Has what shows goods read them again, once they moved or became others, and with them what hangs on them. */
export interface RefreshGoods {
  products: () => void;
  materials: () => void;
  /** Neither moved: formulas and plans alone are others. */
  planning: () => void;
}

/** On the calls of a query client; in a component, `useRefreshGoods`. */
export function refreshGoods(calls: CallCache): RefreshGoods {
  const planning = () => void calls.refresh(...HANGS_ON_GOODS);
  return {
    planning,
    products: () => {
      // It may be many pages, and reading each again is a request each: it begins with its first one.
      void calls.reset('GET /products');
      void calls.refresh(...OF_PRODUCTS);
      planning();
    },
    materials: () => {
      void calls.refresh(...OF_MATERIALS);
      planning();
    },
  };
}

/** Of the components around: the same one at every render. */
export function useRefreshGoods(): RefreshGoods {
  const calls = useCallCache();
  return useMemo(() => refreshGoods(calls), [calls]);
}
