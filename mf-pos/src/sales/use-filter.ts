import { useToday } from '@cuadra/shared/ui';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readFilter } from './address.ts';
import { type SalesFilter, writeFilter } from './write-address.ts';

export interface ChosenFilter {
  filter: SalesFilter;
  today: string;
  change: (change: Partial<SalesFilter>) => void;
}

/** The filter of the address: a reload keeps it and a link shows it. */
export function useFilter(): ChosenFilter {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  // It knows how many drawers stand open: see `useDrawers`.
  const { state } = useLocation();
  const filter = useMemo(() => readFilter(search, today), [search, today]);
  const change = useCallback(
    // Replaced: looking for a sale in five ways is no journey that «back» should walk through.
    (wanted: Partial<SalesFilter>) =>
      setSearch((current) => writeFilter(current, { ...readFilter(current, today), ...wanted }), {
        replace: true,
        state,
      }),
    [setSearch, state, today],
  );
  return { filter, today, change };
}
