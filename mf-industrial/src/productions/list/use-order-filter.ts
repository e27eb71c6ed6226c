import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type OrderFilter, readOrderFilter, writeOrderFilter } from './order-filter.ts';

/** The filter of the address: a reload keeps it and a link shows it. */
export function useOrderFilter() {
  const [address, setAddress] = useSearchParams();
  // It knows how many drawers stand open: see `useDrawers`.
  const { state }: { state: unknown } = useLocation();
  const change = useCallback(
    (wanted: Partial<OrderFilter>) =>
      setAddress((before) => writeOrderFilter(before, { ...readOrderFilter(before), ...wanted }), {
        replace: true,
        state,
      }),
    [setAddress, state],
  );
  return { filter: readOrderFilter(address), change };
}
