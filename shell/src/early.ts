/**
 * The first script of the page, small and on its own: while the shell is still on its way it asks who is here, and has
 * fetched what the page will need: the half of the shell (login or session), and, as soon as the answer tells which one
 * it is, the module of the wanted screen (design §2, Loading).
 */
import type { ResolvedRemote } from '@cuadra/shared/contract';
import type { EarlyVerify } from './early-verify.ts';
import { matchRoute } from './remotes/match-route.ts';
import { preloadFiles, preloadScript } from './remotes/preload.ts';

const SESSION_KEY = 'cuadra.session';

const token = storedToken();
preloadArea(token ? 'signed-in' : 'login');
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

/** @param area the name of a chunk of the shell */
function preloadArea(area: string): void {
  const areas: Record<string, string[]> = readBlock('shell-areas');
  const hashes: Record<string, string> = readBlock('shell-files');
  for (const file of areas[area] ?? []) preloadScript(`/${file}`, hashes[file] ?? '');
}

function readBlock<T>(id: string): Record<string, T> {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}');
}
