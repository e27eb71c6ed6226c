import { type ApiError, connectClient, errorText } from '@cuadra/shared/client';
import { notify, notifyForbidden, useSession } from '@cuadra/shared/state';

/** An event of the window: somebody, maybe this user, gets another version of a module. */
export const RELEASES_CHANGED = 'cuadra-releases';

/** The stamp of the releases that an answer of the server bore last. */
let releases: string | undefined;

/**
 * Ties the API client to the session, once. All calls of the shell import the client through here, so that
 * the login can leave it to be loaded while the user types.
 */
connectClient({
  token: () => useSession.getState().token ?? undefined,
  onSessionLost: (error) => {
    if (!useSession.getState().token) return;
    loseSession(error);
  },
  onForbidden: () => notifyForbidden(),
  onExpired: () => useSession.getState().markExpired(),
  onReleases: (stamp) => {
    // The first one is what this page came with; any other is news.
    if (releases && stamp !== releases) dispatchEvent(new Event(RELEASES_CHANGED));
    releases = stamp;
  },
});

/** Ends the session here, and says why: what its user has to read in peace stands at the login. */
export function loseSession(error: ApiError): void {
  const { lose } = useSession.getState();
  if (error.code === 'ERROR_COMPANY_SUSPENDED') lose(errorText(error));
  else {
    lose();
    notify.info(sessionOverText(error));
  }
}

/** Why a session is over, in words for its user. */
function sessionOverText(error: ApiError): string {
  return error.code === 'ERROR_WITHOUT_COMPANY'
    ? errorText(error)
    : 'Tu sesión terminó. Inicia sesión de nuevo.';
}

export { ApiError, api, createQueryClient, errorText, QueryClientProvider } from '@cuadra/shared/client';
