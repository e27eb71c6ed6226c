/**
 * The two halves load apart: the login stays small, and what is behind it is fetched while the user types. Whoever has
 * a session never loads the login.
 */
export const loadLogin = () => import('../login/LoginPage.tsx');
export const loadSignedIn = () => import('./SignedInApp.tsx');
