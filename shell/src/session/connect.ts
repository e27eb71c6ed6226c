import { type ApiError, connectClient, errorText } from '@cuadra/shared/client';
import { notify, notifyForbidden, useSession } from '@cuadra/shared/state';

/**
 * Ties the API client to the session, once. All calls of the shell import the client through here, so that
 * the login can leave it to be loaded while the user types.
 */
connectClient({
  token: () => useSession.getState().token ?? undefined,
  onSessionLost: (error) => {
    const { token, lose } = useSession.getState();
    if (!token) return;
    lose();
    notify.info(sessionOverText(error));
  },
  onForbidden: () => notifyForbidden(),
  onExpired: () => useSession.getState().markExpired(),
});

/** Why a session is over, in words for its user. */
export function sessionOverText(error: ApiError): string {
  return error.code === 'ERROR_WITHOUT_COMPANY'
    ? errorText(error)
    : 'Tu sesión terminó. Inicia sesión de nuevo.';
}

export { ApiError, api, createQueryClient, errorText, QueryClientProvider } from '@cuadra/shared/client';
