import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DayRange, type Period, rangeOf, readPeriod, writePeriod } from '../domain/index.ts';
import { useToday } from './use-today.ts';

export interface ChosenPeriod {
  period: Period;
  range: DayRange;
  today: string;
  choose: (period: Period) => void;
}

/** The period of the address: a reload keeps it and a link shows it. */
export function usePeriod(): ChosenPeriod {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const period = useMemo(() => readPeriod(search, today), [search, today]);
  const range = useMemo(() => rangeOf(period, today), [period, today]);
  const choose = useCallback(
    // Replaced: looking at five periods is no journey that «back» should walk through.
    (next: Period) => setSearch((current) => writePeriod(current, next), { replace: true }),
    [setSearch],
  );
  return { period, range, today, choose };
}
