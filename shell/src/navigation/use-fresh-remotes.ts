import { useSession } from '@cuadra/shared/state';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { previewQuery, previewWish } from '../preview/preview.ts';
import { admitRegistry } from '../registry/check-registry.ts';
import { renewRegistryBy } from '../registry/trust.ts';
import { remoteLoads, reportSignature, takeFresh } from '../remotes/index.ts';
import { api, RELEASES_CHANGED } from '../session/connect.ts';
import { reloadWhenSafe } from '../worker/index.ts';

/** Milliseconds between two questions in a page that is only left open. */
const INTERVAL = 10 * 60_000;
/** Milliseconds for which an answer is new enough, however often the user comes back or changes screens. */
const FRESH = 60_000;

/**
 * Keeps an open page up to date with the registry: asks it now and then, when the user comes back to the page, as screens
 * change, and as soon as any answer of the server says that there is something new. What is not loaded yet is the new version at once; what is loaded is taken at the next safe moment.
 */
export function useFreshRemotes(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setInterval(ask, INTERVAL);
    document.addEventListener('visibilitychange', ask, { signal });
    for (const event of ['focus', 'online']) globalThis.addEventListener(event, ask, { signal });
    globalThis.addEventListener(RELEASES_CHANGED, askAgain, { signal });
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, []);
  useEffect(() => {
    if (pathname) void ask();
  }, [pathname]);
}

renewRegistryBy(askNow);

/** The page came with an answer of the registry. */
let askedAt = performance.now();

/** The last answer is out of date, however new it is. A page that nobody looks at asks when somebody comes back to it. */
function askAgain(): void {
  askedAt = Number.NEGATIVE_INFINITY;
  void ask();
}

async function ask(): Promise<void> {
  if (document.hidden || !navigator.onLine || performance.now() - askedAt < FRESH) return;
  await askNow();
}

async function askNow(): Promise<void> {
  askedAt = performance.now();
  const { token, state } = useSession.getState();
  if (!state) return;
  // Not knowing changes nothing: the next question comes.
  const answer = await api('GET /remotes', { query: previewQuery() }).catch(() => undefined);
  if (!answer || token === null) return;
  const { items, ...proof } = answer;
  const question = { token, company: state.company?.id ?? null, wish: previewWish() };
  // What is not Cuadra's own changes nothing either: what was there before goes on.
  if (!(await admitRegistry({ remotes: items, ...proof }, question))) return reportSignature(items);
  const session = useSession.getState();
  if (session.token !== token || !session.state) return;
  const { remotes, needsReload } = takeFresh(session.state.remotes, items, remoteLoads);
  if (JSON.stringify(remotes) !== JSON.stringify(session.state.remotes)) {
    session.setState({ ...session.state, remotes });
  }
  if (needsReload) reloadWhenSafe();
}
