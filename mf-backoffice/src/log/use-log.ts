import { type ApiInput, useCallPages } from '@cuadra/shared/client';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

type Filter = NonNullable<ApiInput<'GET /backoffice/log/export'>['query']>;
/** In the address: `?search=…&action=company.plan&company=…&from=2026-11-01&to=…`. */
const PARAMETERS = ['action', 'company', 'from', 'to'] as const;
export type LogParameter = (typeof PARAMETERS)[number];

/** Which lines the address asks for. */
export function useWantedLines() {
  const [address, setAddress] = useSearchParams();
  const choose = useCallback(
    (name: LogParameter, wanted: string) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (wanted) next.set(name, wanted);
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setAddress],
  );
  const clear = useCallback(() => setAddress({}, { replace: true }), [setAddress]);
  const of = (name: string) => address.get(name) ?? '';
  const [search, action, company, from, to] = ['search', ...PARAMETERS].map(of);
  const filter: Filter = {
    ...(search && { search }),
    ...(action && { action }),
    ...(company && { company_id: company }),
    ...(from && { from }),
    ...(to && { to }),
  };
  return { of, filter, choose, clear, isFiltered: Object.keys(filter).length > 0 };
}

/** The lines that the address asks for, the last first. */
export function useLog(filter: Filter) {
  return useCallPages('GET /backoffice/log', { query: filter }, { keepPrevious: true, staleTime: 0 });
}
