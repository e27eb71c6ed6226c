import { lazyComponent } from '@cuadra/shared/remote';
import { useSession } from '@cuadra/shared/state';
import { VisuallyHidden } from '@cuadra/shared/ui';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { KIT_PATH, KitPage } from '../kit-page/kit-page.ts';
import {
  DISPLAY_PATH,
  FORGOT_PASSWORD_PATH,
  HOME_PATH,
  isSignedOutPath,
  LEGACY_LOGIN_PATH,
  LOGIN_PATH,
  loginPath,
  REGISTER_PATH,
  STATEMENT_PATH,
} from '../session/return-path.ts';
import {
  loadDisplay,
  loadForgotPassword,
  loadLogin,
  loadRegister,
  loadSignedIn,
  loadStatement,
} from './load-halves.ts';
import { loadHome } from './load-home.ts';

const LoginPage = lazyComponent(loadLogin);
const RegisterPage = lazyComponent(loadRegister);
const ForgotPasswordPage = lazyComponent(loadForgotPassword);
const StatementPage = lazyComponent(loadStatement);
const DisplayPage = lazyComponent(loadDisplay);
const SignedInApp = lazyComponent(loadSignedIn);

/** The halves of the application: what needs no session, and all that needs one. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const isOutside = isSignedOutPath(pathname) || (KitPage !== undefined && pathname === KIT_PATH);
  return (
    <>
      <Routes>
        <Route path={LOGIN_PATH} element={<SignedOut page={<LoginPage onTyping={preloadBehind} />} />} />
        <Route
          path={LEGACY_LOGIN_PATH}
          element={<SignedOut page={<LoginPage by="email" onTyping={preloadBehind} />} />}
        />
        <Route path={REGISTER_PATH} element={<SignedOut page={<RegisterPage />} />} />
        <Route path={FORGOT_PASSWORD_PATH} element={<SignedOut page={<ForgotPasswordPage />} />} />
        <Route path={STATEMENT_PATH} element={<SignedOut page={<StatementPage />} />} />
        <Route path={DISPLAY_PATH} element={<SignedOut page={<DisplayPage />} />} />
        {KitPage && <Route path={KIT_PATH} element={<SignedOut page={<KitPage />} />} />}
        <Route path="*" element={<SessionGate />} />
      </Routes>
      <SignedIn isOutside={isOutside} />
    </>
  );
}

function SignedOut({ page }: { page: ReactNode }) {
  return <Suspense fallback={<Waiting />}>{page}</Suspense>;
}

/**
 * The page itself goes on showing the shape of what is coming (index.html).
 *
 * @param area whose shape, where it is not the one that the page was opened for
 */
function Waiting({ area }: { area?: 'app' }) {
  useLayoutEffect(() => {
    if (area) document.documentElement.dataset.area = area;
  }, [area]);
  return (
    <VisuallyHidden role="status" data-waiting>
      Cargando
    </VisuallyHidden>
  );
}

/** Signed-out users are sent to the login with the wanted path in `go` (spec §2). */
function SessionGate() {
  const isOut = useSession((session) => session.token === null);
  const { pathname, search, hash } = useLocation();
  return isOut ? <Navigate to={loginPath(pathname + search + hash)} replace /> : null;
}

/** Beside the routes and not one of them: a session that was lost in the middle of work stays while its user signs in. */
function SignedIn({ isOutside }: { isOutside: boolean }) {
  const { token, isLost, visit } = useSession();
  const isThere = isLost || (token !== null && !isOutside);
  if (!isThere) return null;
  return (
    <Suspense fallback={isOutside ? null : <Waiting area="app" />}>
      <SignedInApp key={visit} token={isOutside ? null : token} />
    </Suspense>
  );
}

/** Has what comes after the login loaded while its user types. What fails is loaded again, and says so, when it is shown. */
function preloadBehind(goal: string): void {
  void loadSignedIn().catch(() => undefined);
  if (goal === HOME_PATH) void loadHome().catch(() => undefined);
}
