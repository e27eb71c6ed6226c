import { removeDraftsOfOthers, SESSION_KEY, useSession, writeStored } from '@cuadra/shared/state';
import { forgetWish } from '../preview/preview.ts';
import { api } from './connect.ts';
import { forgetState } from './persisted-state.ts';
import { LOGIN_PATH } from './return-path.ts';

/** Milliseconds that the server has to say that the session is ended. */
const PATIENCE = 5000;

/**
 * Ends the session on the server and leaves for the login with a reload: on a shared cash register, nothing of this
 * user may be left in memory for the next one. A server that does not answer keeps nobody signed in here.
 */
export async function signOut(): Promise<void> {
  if (useSession.getState().token) {
    const signal = AbortSignal.timeout(PATIENCE);
    await api('POST /auth/logout', {}, { signal }).catch(() => undefined);
  }
  leaveForLogin();
}

/** Leaves a session that is over on the server already. */
export function leaveForLogin(): void {
  writeStored(SESSION_KEY, null);
  forgetState();
  forgetWish();
  removeDraftsOfOthers();
  location.replace(LOGIN_PATH);
}
