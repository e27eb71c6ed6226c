/**
 * The halves load apart: the login stays small, and what is behind it is fetched while the user types. With a
 * session the login is never loaded. The page's first script has them fetched by these names.
 */
export const loadLogin = () => import(/* webpackChunkName: "login" */ '../login/LoginPage.tsx');
export const loadRegister = () => import(/* webpackChunkName: "register" */ '../register/RegisterPage.tsx');
export const loadForgotPassword = () =>
  import(/* webpackChunkName: "forgot-password" */ '../forgot-password/ForgotPasswordPage.tsx');
export const loadStatement = () =>
  import(/* webpackChunkName: "statement" */ '../statement/StatementPage.tsx');
export const loadDisplay = () => import(/* webpackChunkName: "display" */ '../display/DisplayPage.tsx');
export const loadSignedIn = () => import(/* webpackChunkName: "signed-in" */ './SignedInApp.tsx');
