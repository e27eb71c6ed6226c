/**
 * The halves load apart: the login stays small, and what is behind it is fetched while the user types. Whoever has
 * a session never loads the login. The page's first script has them fetched by these names.
 */
export const loadLogin = () => import(/* webpackChunkName: "login" */ '../login/LoginPage.tsx');
export const loadRegister = () => import(/* webpackChunkName: "register" */ '../register/RegisterPage.tsx');
export const loadSignedIn = () => import(/* webpackChunkName: "signed-in" */ './SignedInApp.tsx');
/** Resumen, which Caja does without: asked for beside the session when it is the wanted screen. */
export const loadHome = () => import(/* webpackChunkName: "home" */ '../home/HomePage.tsx');
/** The whole kit, which most screens take and the frame does without. */
export const loadKit = () => import(/* webpackChunkName: "kit" */ '@cuadra/shared/ui');
