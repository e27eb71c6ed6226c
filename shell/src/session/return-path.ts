/** Where a signed-in user goes when nothing else was wanted. */
export const HOME_PATH = '/';
export const LOGIN_PATH = '/login';
/** Spec §2: the variant for users who remember their mail address and not the username. */
export const LEGACY_LOGIN_PATH = '/login/legacy';
export const REGISTER_PATH = '/register';
/** Another password by a mailed code. */
export const FORGOT_PASSWORD_PATH = '/forgot-password';
/** Where a link to a client's statement leads: read without a session, also by who has one (docs/decisions/0046). */
export const STATEMENT_PATH = '/statement';

/** What the customer in front of a till sees, likewise without a session (docs/decisions/0074). */
export const DISPLAY_PATH = '/display';

/** Screens outside of the session: never a goal after signing in. */
const SIGNED_OUT_PATHS = [
  LOGIN_PATH,
  LEGACY_LOGIN_PATH,
  REGISTER_PATH,
  FORGOT_PASSWORD_PATH,
  STATEMENT_PATH,
  DISPLAY_PATH,
];

/** Whether a path is one of those screens, as the router matches it. */
export function isSignedOutPath(pathname: string): boolean {
  return SIGNED_OUT_PATHS.includes(pathname.toLowerCase().replace(/\/+$/, ''));
}

/**
 * Takes a path that came in an address only when it stays on this site: `https://evil.example`, `//evil.example` and
 * `/\evil.example` would lead a freshly signed-in user away.
 *
 * @param origin the page's own, `location.origin`
 * @returns path, query and hash; undefined for anything else, login and registration included
 */
export function safeReturnPath(wanted: string | null, origin: string): string | undefined {
  if (!wanted?.startsWith('/')) return undefined;
  let url: URL;
  try {
    url = new URL(wanted, origin);
  } catch {
    return undefined;
  }
  // `/a/..//evil.example` stays on this origin as an address, and leaves it as soon as its path alone is followed.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  if (isSignedOutPath(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/**
 * Where to go once signed in (spec §2): `go` carries the way back, `from` leads signed-in users on.
 *
 * @param search of the address of the login or the registration
 */
export function goalOf(search: URLSearchParams, origin: string): string {
  return safeReturnPath(search.get('go'), origin) ?? safeReturnPath(search.get('from'), origin) ?? HOME_PATH;
}

/** The address of the login that comes back to `path` afterwards. */
export function loginPath(path: string): string {
  return withGoal(LOGIN_PATH, path);
}

/** The address of a screen for signed-out users, with the goal in `go`. */
export function withGoal(screen: string, goal: string): string {
  return goal === HOME_PATH ? screen : `${screen}?go=${encodeURIComponent(goal)}`;
}
