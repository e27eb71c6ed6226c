/** Where a signed-in user goes when nothing else was wanted. */
export const HOME_PATH = '/';
/** Spec §2: super users are always sent here. */
export const SUPER_USER_HOME = '/back-office';
export const LOGIN_PATH = '/login';

/**
 * Takes a path that came in an address only when it stays on this site: `https://evil.example`, `//evil.example` and
 * `/\evil.example` would lead a freshly signed-in user away.
 *
 * @param origin the page's own, `location.origin`
 * @returns path, query and hash; undefined for anything else, the login included
 */
export function safeReturnPath(wanted: string | null, origin: string): string | undefined {
  if (!wanted?.startsWith('/')) return undefined;
  let url: URL;
  try {
    url = new URL(wanted, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin || url.pathname === LOGIN_PATH) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The address of the login that comes back to `path` afterwards. */
export function loginPath(path: string): string {
  return path === HOME_PATH ? LOGIN_PATH : `${LOGIN_PATH}?go=${encodeURIComponent(path)}`;
}
