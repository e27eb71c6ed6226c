import { ApiError, errorText, useCall, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { CashSession } from '@cuadra/shared/contract';
import { notify, useSession } from '@cuadra/shared/state';
import { persistClosedSession } from './closed-session.ts';

/** Milliseconds between two looks at the session: another window, or another person, may have closed it. */
const REFETCH = 60_000;
const CURRENT = 'GET /cash_sessions/current';

/** The open session of this user. `session` is null when none is open and undefined while that is not known. */
export function useCurrentSession() {
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useCall(
    CURRENT,
    {},
    { refetchInterval: REFETCH, refetchOnMount: 'always' },
  );
  return {
    session: data?.session,
    error,
    refetch,
    /** What is known is from before this screen was opened, and newer figures are on their way. */
    isOld: isFetching && !isFetchedAfterMount,
  };
}

/** Puts what an answer says of the session where the whole of Caja reads it. */
function useTakeSession(): (session: CashSession) => void {
  const calls = useCallCache();
  return (session) => {
    calls.set(CURRENT, { session: session.status === 'open' ? session : null });
    void calls.refresh('GET /cash_sessions');
  };
}

/** After an error the session is not what this screen thinks: it is read again, which may take the form away with its words. */
function useRefresh(): (error: ApiError) => void {
  const calls = useCallCache();
  return (error) => {
    const text = SESSION_ERRORS.get(error.fields.cash_session);
    if (text) notify.error(text);
    void calls.refresh(CURRENT);
  };
}

export function useOpenSession() {
  const take = useTakeSession();
  const refresh = useRefresh();
  return useCallMutation('POST /cash_sessions/open', { onSuccess: take, onError: refresh });
}

export function useMoveCash() {
  const take = useTakeSession();
  const refresh = useRefresh();
  return useCallMutation('POST /cash_sessions/movement', { onSuccess: take, onError: refresh });
}

export function useCloseSession() {
  const take = useTakeSession();
  const refresh = useRefresh();
  const companyId = useSession((session) => session.state?.company?.id);
  return useCallMutation('POST /cash_sessions/close', {
    onSuccess: (session) => {
      take(session);
      if (companyId) persistClosedSession(companyId, session);
    },
    onError: refresh,
  });
}

export const CLOSED_ELSEWHERE =
  'Esta caja ya se cerró desde otra ventana u otro equipo. Nada se contó dos veces.';

/** What an error of the session itself means, such as that another window has closed it. */
const SESSION_ERRORS: ReadonlyMap<string | undefined, string> = new Map([
  ['not-open', CLOSED_ELSEWHERE],
  ['already-open', 'Ya tienes una caja abierta desde otra ventana u otro equipo. Es esta.'],
]);

/** What a form says of an answer that was none; nothing where the session was not what the form thought: a toast says that. */
export function formError(error: unknown): string | undefined {
  const isOfSession = error instanceof ApiError && SESSION_ERRORS.has(error.fields.cash_session);
  return isOfSession ? undefined : errorText(error);
}
