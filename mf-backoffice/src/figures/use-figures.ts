import { useCall } from '@cuadra/shared/client';
import { useToday } from '@cuadra/shared/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type MonthSpan, readSpan, usualSpan } from './month-span.ts';

/** Which months the address asks for, `?from=2026-01&to=2026-06`; the last twelve without. */
export function useWantedMonths() {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const wanted = readSpan(address.get('from'), address.get('to'), today);
  const choose = useCallback(
    (span: MonthSpan | undefined) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of ['from', 'to'] as const) {
            if (span) next.set(name, span[name]);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return {
    today,
    span: wanted ?? usualSpan(today),
    /** What the server is asked for: it knows best which month is running. */
    query: wanted ?? {},
    isChosen: wanted !== undefined,
    choose,
  };
}

/** The figures of some months. */
export function useFigures(query: Partial<MonthSpan>) {
  return useCall('GET /backoffice/figures', { query }, { staleTime: 0, placeholderData: (before) => before });
}
