import { useSession } from '@cuadra/shared/state';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LoadingScreen } from '../layout/LoadingScreen.tsx';
import { LOGIN_PATH, loginPath } from '../session/return-path.ts';
import { loadLogin, loadSignedIn } from './areas.ts';

const LoginPage = lazy(loadLogin);
const SignedInApp = lazy(loadSignedIn);

/** The two halves of the application: the login, and all that needs a session. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path={LOGIN_PATH}
        element={
          <Suspense fallback={null}>
            <LoginPage />
          </Suspense>
        }
      />
      <Route path="*" element={<SessionGate />} />
    </Routes>
  );
}

/** Signed-out users are sent to the login with the wanted path kept (spec §2). */
function SessionGate() {
  const token = useSession((session) => session.token);
  const { pathname, search, hash } = useLocation();
  if (token === null) return <Navigate to={loginPath(pathname + search + hash)} replace />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedInApp key={token} token={token} />
    </Suspense>
  );
}
