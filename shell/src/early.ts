/**
 * The first script of the page, small and on its own: while the shell is still on its way it asks who is here, and has
 * the wanted screen's module fetched as soon as the answer says which one that is (design §2, Loading).
 */
import type { ResolvedRemote } from '@cuadra/shared/contract';
import type { EarlyVerify } from './early-verify.ts';
import { matchRoute } from './remotes/match-route.ts';
import { preloadFiles } from './remotes/preload.ts';

const SESSION_KEY = 'cuadra.session';

const token = storedToken();
if (token) {
  globalThis.__cuadra_verify__ = verify(token);
  void globalThis.__cuadra_verify__.then(preloadWanted).catch(() => undefined);
}

function storedToken(): string | undefined {
  try {
    const session: { token?: unknown } | null = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    return typeof session?.token === 'string' ? session.token : undefined;
  } catch {
    return undefined;
  }
}

async function verify(forToken: string): Promise<EarlyVerify> {
  try {
    const response = await fetch('/api/v1/auth/verify', {
      method: 'POST',
      headers: { authorization: `Bearer ${forToken}` },
    });
    return { token: forToken, status: response.status, body: await response.json() };
  } catch {
    return { token: forToken, status: 0, body: undefined };
  }
}

function preloadWanted({ status, body }: EarlyVerify): void {
  if (status !== 200) return;
  // Straight from our own server; the shell checks it before it relies on it, and a hint can do no harm.
  const { remotes } = body as { remotes: ResolvedRemote[] };
  const wanted = matchRoute(remotes, location.pathname);
  if (wanted) preloadFiles(wanted.remote, wanted.route.expose);
}
