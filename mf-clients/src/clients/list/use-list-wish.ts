import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ListWish, readWish, writeWish } from './address.ts';

/** The filters and the order of the address: a reload and «back» keep them, a link shows them. */
export function useListWish() {
  const [address, setAddress] = useSearchParams();
  // It knows how many drawers stand open: see `useDrawers`.
  const { state } = useLocation();
  const wish = useMemo(() => readWish(address), [address]);
  const change = useCallback(
    // Replaced: to look at a list in five ways is no journey that «back» should walk through.
    (wanted: Partial<ListWish>) =>
      setAddress((before) => writeWish(before, { ...readWish(before), ...wanted }), { replace: true, state }),
    [setAddress, state],
  );
  return { wish, change };
}
