/**
 * The first script of the page, small and on its own: it paints the theme before anything is drawn, and while the shell
 * is still on its way it asks who is here, and has fetched what the page will need: the half of the shell (login or
 * session), and, as soon as the answer tells which one it is, the module of the wanted screen (docs/federation.md#loading-and-failing).
 */
import type { ResolvedRemote } from '@cuadra/shared/contract';
import { takeWish } from '../preview/wish.ts';
import { fetchFiles, fetchScript } from '../remotes/fetch-files.ts';
import { matchRoute } from '../remotes/match-route.ts';
import { TRY_TIMEOUT_MS } from '../remotes/try-timeout.ts';
import { type EarlyVerify, verifyEarly } from './early-verify.ts';
import { preloadArea } from './preload-area.ts';
import { readBlock } from './read-block.ts';

const SESSION_KEY = 'cuadra.session';
const THEME_KEY = 'cuadra.theme';

paintTheme();
// Read without a session, also by who has one.
const isOpen = /^\/(statement|display)$/.test(location.pathname);
const wish = takeWish();
const token = isOpen ? undefined : storedToken();
// Before anything else asks for a connection: all that depends on who is here waits for it.
if (token)
  void verifyEarly(token, wish)
    .then(fetchWanted)
    .catch(() => undefined);
const outside = /^\/(register|forgot-password|statement|display)$/.exec(location.pathname)?.[1] ?? 'login';
preloadArea(token ? 'signed-in' : outside);
// Which shape the page shows until the shell draws.
document.documentElement.dataset.area = token ? 'app' : outside;
if (token && location.pathname === '/') {
  preloadArea('home');
  // Of the kit, what Resumen begins with.
  preloadArea('figures-and-pickers');
}
if (token) fetchLikely();

/** The user's own choice; without one the page's style follows the system. */
function paintTheme(): void {
  const theme = stored(THEME_KEY);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
}

/** Null also where the browser blocks its storage. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storedToken(): string | undefined {
  try {
    const session: { token?: unknown } | null = JSON.parse(stored(SESSION_KEY) ?? 'null');
    return typeof session?.token === 'string' ? session.token : undefined;
  } catch {
    return undefined;
  }
}

/** What most companies get of the wanted screen, as the server wrote it into the page: a company with another one loses nothing. */
function fetchLikely(): void {
  const signal = AbortSignal.timeout(TRY_TIMEOUT_MS);
  for (const href of readBlock<string[]>('module-files') ?? []) {
    fetchScript(href, { priority: 'high', signal }).catch(() => undefined);
  }
}

async function fetchWanted({ status, body }: EarlyVerify): Promise<void> {
  if (status !== 200) return;
  // From our own server, and a fetch can do no harm: nothing of it is run here.
  const { remotes } = body as { remotes: ResolvedRemote[] };
  const wanted = matchRoute(remotes, location.pathname);
  // The shell's own screens take what they draw, and nothing that is lent.
  if (!wanted) return;
  for (const request of wanted.remote.shared?.[wanted.route.expose] ?? []) preloadArea(request);
  const signal = AbortSignal.timeout(TRY_TIMEOUT_MS);
  await fetchFiles(wanted.remote, wanted.route.expose, { priority: 'high', signal });
}
