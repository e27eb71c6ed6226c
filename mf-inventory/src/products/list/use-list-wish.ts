import { useCan } from '@cuadra/shared/state';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ListWish, readWish, searchInAll, writeWish } from './address.ts';

/** The filters and the order of the address: a reload and «back» keep them, a link shows them. */
export function useListWish() {
  const mayFilterCost = useCan(['products', 'modify_cost']);
  const [address, setAddress] = useSearchParams();
  // It knows how many drawers stand open: see `useDrawers`.
  const { state } = useLocation();
  const wish = useMemo(() => readWish(address, mayFilterCost), [address, mayFilterCost]);
  const change = useCallback(
    // Replaced: to look at a list in five ways is no journey that «back» should walk through.
    (wanted: Partial<ListWish>) =>
      setAddress((before) => writeWish(before, { ...readWish(before, mayFilterCost), ...wanted }), {
        replace: true,
        state,
      }),
    [setAddress, state, mayFilterCost],
  );
  /** Looks for a text in all products: no filter may hide what it finds. */
  const showAll = useCallback(
    (search: string) => setAddress((before) => searchInAll(before, search), { replace: true, state }),
    [setAddress, state],
  );
  return { wish, change, showAll };
}
