import {
  type ApiError,
  callKey,
  errorText,
  useCall,
  useCallMutation,
  useQueryClient,
} from '@cuadra/shared/client';
import type { CashSession } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { notify, useSession } from '@cuadra/shared/state';
import { useRef } from 'react';
import { keepClosedTill } from './closed-till.ts';

/** Milliseconds between two looks at the till: another window, or another person, may have closed it. */
const REFETCH = 60_000;
const CURRENT = 'GET /cash_sessions/current';

/** The open till of this user. `till` is null when none is open and undefined while that is not known. */
export function useCurrentTill() {
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useCall(
    CURRENT,
    {},
    { refetchInterval: REFETCH, refetchOnMount: 'always' },
  );
  return {
    till: data?.session,
    error,
    refetch,
    /** What is known is from before this screen was opened, and newer figures are on their way. */
    isOld: isFetching && !isFetchedAfterMount,
  };
}

/** Puts what an answer says of the till where the whole of Caja reads it. */
function useTakeTill(): (till: CashSession) => void {
  const cache = useQueryClient();
  return (till) => {
    cache.setQueryData(callKey(CURRENT, {}), { session: till.status === 'open' ? till : null });
    void cache.invalidateQueries({ queryKey: callKey('GET /cash_sessions') });
  };
}

/** After a refusal the till is not what this screen thinks: it is read again, which may take the form away with its words. */
function useRefresh(): (error: ApiError) => void {
  const cache = useQueryClient();
  return (error) => {
    const fault = TILL_FAULTS.get(error.fields.till);
    if (fault) notify.error(fault);
    void cache.invalidateQueries({ queryKey: callKey(CURRENT) });
  };
}

export function useOpenTill() {
  const take = useTakeTill();
  const refresh = useRefresh();
  return useCallMutation('POST /cash_sessions/open', { onSuccess: take, onError: refresh });
}

export function useMoveCash() {
  const take = useTakeTill();
  const refresh = useRefresh();
  return useCallMutation('POST /cash_sessions/movement', { onSuccess: take, onError: refresh });
}

export function useCloseTill() {
  const take = useTakeTill();
  const refresh = useRefresh();
  const companyId = useSession((session) => session.state?.company?.id);
  return useCallMutation('POST /cash_sessions/close', {
    onSuccess: (till) => {
      take(till);
      if (companyId) keepClosedTill(companyId, till);
    },
    onError: refresh,
  });
}

/** What a refusal of the till itself means, such as that another window has closed it. */
const TILL_FAULTS: ReadonlyMap<string | undefined, string> = new Map([
  ['not-open', 'Esta caja ya se cerró desde otra ventana u otro equipo. Nada se contó dos veces.'],
  ['already-open', 'Ya tienes una caja abierta desde otra ventana u otro equipo. Es esta.'],
]);

/** What a form says of an answer that was none; nothing where the till was not what the form thought: a toast says that. */
export function formFault(error: ApiError | null): string | undefined {
  return error && !TILL_FAULTS.has(error.fields.till) ? errorText(error) : undefined;
}

/**
 * The id to send something under: the same one for as long as the same thing is sent, so that a second try does nothing
 * twice, and another one for something else.
 */
export function useAttemptId(): (what: object) => string {
  const attempt = useRef({ what: '', id: '' });
  return (what) => {
    const said = JSON.stringify(what);
    if (attempt.current.what !== said) attempt.current = { what: said, id: newId() };
    return attempt.current.id;
  };
}
