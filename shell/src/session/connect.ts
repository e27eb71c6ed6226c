import { connectClient } from '@cuadra/shared/client';
import { notify, notifyForbidden, useSession } from '@cuadra/shared/state';

/**
 * Ties the API client to the session, once. Whoever makes calls in the shell imports the client through here, so that
 * the login can leave it to be loaded while the user types.
 */
connectClient({
  token: () => useSession.getState().token ?? undefined,
  onSessionLost: () => {
    const { token, clear } = useSession.getState();
    if (!token) return;
    clear();
    notify.info('Tu sesión terminó. Inicia sesión de nuevo.');
  },
  onForbidden: () => notifyForbidden(),
  onExpired: () => useSession.getState().markExpired(),
});

export { ApiError, api, createQueryClient, errorText, QueryClientProvider } from '@cuadra/shared/client';
