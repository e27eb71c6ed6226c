import { useCall, useCallCache } from '@cuadra/shared/client';
import { useRefreshGoods } from '@cuadra/shared/form';
import { useCallback } from 'react';

/** Milliseconds for which what can be made is not asked for again. */
const FRESH = 30_000;

/** How much each main formula could make of what there is, by its id; undefined until it is known. */
export function useCanMake(): ReadonlyMap<string, string> | undefined {
  const { data } = useCall('GET /industrial/summary', {}, { staleTime: FRESH, select: canMakeOf });
  return data;
}

function canMakeOf({ can_make }: { can_make: { formula_id: string; qty: string }[] }) {
  return new Map(can_make.map(({ formula_id, qty }) => [formula_id, qty]));
}

/** Has whatever shows formulas, or what they cost and need, read them again. */
export function useRefreshFormulas(): () => void {
  const calls = useCallCache();
  const { planning } = useRefreshGoods();
  return useCallback(() => {
    planning();
    void calls.refresh('GET /formulas/{id}/versions');
  }, [calls, planning]);
}
