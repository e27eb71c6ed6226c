import { useCallPages } from '@cuadra/shared/client';
import type { CompanyState } from '@cuadra/shared/contract';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COMPANY_STATES } from '../basics/names.ts';

const STATE = 'state';
const PLAN = 'plan';

function isState(text: string | null): text is CompanyState {
  return text !== null && Object.hasOwn(COMPANY_STATES, text);
}

/** Which companies the address asks for: `?search=…&state=trial&plan=basic`. */
export function useWantedCompanies() {
  const [address, setAddress] = useSearchParams();
  const state = address.get(STATE);
  const choose = useCallback(
    (name: typeof STATE | typeof PLAN, wanted: string) =>
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
  return {
    search: address.get('search') ?? '',
    state: isState(state) ? state : undefined,
    plan: address.get(PLAN) ?? undefined,
    choose,
    clear,
  };
}

/** The companies that the address asks for, by name. */
export function useCompanies() {
  const { search, state, plan } = useWantedCompanies();
  return useCallPages(
    'GET /backoffice/companies',
    { query: { ...(search && { search }), ...(state && { state }), ...(plan && { plan }) } },
    { keepPrevious: true, staleTime: 0, refetchOnWindowFocus: true },
  );
}
