import { useCallPages } from '@cuadra/shared/client';
import type { ListedCompany } from '@cuadra/shared/contract';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COMPANY_STATES } from './company-states.ts';

const STATE = 'state';

function isState(text: string | null): text is ListedCompany['state'] {
  return text !== null && Object.hasOwn(COMPANY_STATES, text);
}

/** Which companies the address asks for: `?search=…&state=trial`. */
export function useWantedCompanies() {
  const [address, setAddress] = useSearchParams();
  const state = address.get(STATE);
  const chooseState = useCallback(
    (wanted: string) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (wanted) next.set(STATE, wanted);
          else next.delete(STATE);
          return next;
        },
        { replace: true },
      ),
    [setAddress],
  );
  const clear = useCallback(() => setAddress({}, { replace: true }), [setAddress]);
  return {
    search: address.get('search') ?? '',
    state: isState(state) ? state : undefined,
    chooseState,
    clear,
  };
}

/** The companies that the address asks for, by name. */
export function useCompanies() {
  const { search, state } = useWantedCompanies();
  return useCallPages(
    'GET /backoffice/companies',
    { query: { ...(search && { search }), ...(state && { state }) } },
    { keepPrevious: true, staleTime: 0, refetchOnWindowFocus: true },
  );
}
