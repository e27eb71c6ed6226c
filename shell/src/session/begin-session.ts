import { useSession } from '@cuadra/shared/state';
import { beginScreen } from '../browser/when-quiet.ts';
import { verifyEarly } from '../early/early-verify.ts';
import { takeWish } from '../preview/wish.ts';

/** Opens a session. Who is here is asked before anything is drawn by it, and what nobody waits for lets its first screen pass. */
export function beginSession(token: string): void {
  beginScreen();
  void verifyEarly(token, takeWish());
  useSession.getState().signIn(token);
}
