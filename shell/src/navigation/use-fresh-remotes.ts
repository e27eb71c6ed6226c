import { useSession } from '@cuadra/shared/state';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { remoteLoads, takeFresh } from '../remotes/index.ts';
import { api } from '../session/connect.ts';
import { reloadWhenSafe } from '../worker/index.ts';

/** Milliseconds between two questions in a page that is only left open. */
const INTERVAL = 10 * 60_000;
/** Milliseconds for which an answer is new enough, however often the user comes back or changes screens. */
const FRESH = 60_000;

/**
 * Keeps an open page up to date with the registry: asks it now and then, when the user comes back to the page, and as screens
 * change. What is not loaded yet is the new version at once; what is loaded is taken at the next safe moment.
 */
export function useFreshRemotes(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setInterval(() => void ask(), INTERVAL);
    document.addEventListener('visibilitychange', ask);
    globalThis.addEventListener('focus', ask);
    globalThis.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      globalThis.removeEventListener('focus', ask);
      globalThis.removeEventListener('online', ask);
    };
  }, []);
  useEffect(() => {
    if (pathname) void ask();
  }, [pathname]);
}

/** The page came with an answer of the registry. */
let askedAt = performance.now();

async function ask(): Promise<void> {
  if (document.hidden || !navigator.onLine || performance.now() - askedAt < FRESH) return;
  askedAt = performance.now();
  const { token, state } = useSession.getState();
  if (!state) return;
  // Not knowing changes nothing: the next question comes.
  const answer = await api('GET /remotes').catch(() => undefined);
  const session = useSession.getState();
  if (!answer || session.token !== token || !session.state) return;
  const { remotes, needsReload } = takeFresh(session.state.remotes, answer.items, remoteLoads.isInPage);
  if (JSON.stringify(remotes) !== JSON.stringify(session.state.remotes)) {
    session.setState({ ...session.state, remotes });
  }
  if (needsReload) reloadWhenSafe();
}
