import { lazyPart } from '@cuadra/shared/remote';
import { type Location, Navigate, Route, Routes } from 'react-router-dom';
import { Layout } from '../layout/Layout.tsx';
import { HomeShape } from '../remotes/PageShape.tsx';
import { Guarded, Refused } from '../session/Guarded.tsx';
import { useSigned } from '../session/offer-context.tsx';
import { HOME_PATH, SUPER_USER_HOME } from '../session/return-path.ts';
import { useFreshRemotes } from '../session/use-fresh-remotes.ts';
import { loadHome } from './areas.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RemotePage } from './RemotePage.tsx';
import { ShellPart } from './ShellPart.tsx';
import { SuperUserElsewhere } from './SuperUserElsewhere.tsx';

const HomePage = lazyPart(loadHome);
const TilesPage = lazyPart(() => import('../home/tiles/TilesPage.tsx'));
const GetStartedPage = lazyPart(() => import('../guides/GetStartedPage.tsx'));
const AccountPage = lazyPart(() => import('../account/AccountPage.tsx'));
const SubscriptionPage = lazyPart(() => import('../subscription/SubscriptionPage.tsx'));
const ChangePlanPage = lazyPart(() => import('../subscription/change-plan/ChangePlanPage.tsx'));

/**
 * The shell's own screens, and those that the descriptors of the remotes name.
 *
 * @param props.location which of them is there, and all that they read of the address
 */
export function SignedInRoutes({ location }: { location: Location }) {
  const { state, offer } = useSigned();
  useFreshRemotes();
  const remotes = offer.remotes.flatMap((remote) =>
    remote.descriptor.routes.map((route) => (
      <Route
        key={`${remote.name} ${route.path}`}
        path={route.path}
        element={
          <Guarded permission={route.permission}>
            <RemotePage remote={remote} route={route} />
          </Guarded>
        }
      />
    )),
  );
  const withheld = state.withheld_paths?.map((path) => (
    <Route
      key={path}
      path={path}
      element={
        <Guarded>
          <Refused />
        </Guarded>
      }
    />
  ));
  return (
    <Routes location={location}>
      <Route element={<Layout />}>
        {remotes}
        {withheld}
        {state.user.super_user ? (
          <Route path="*" element={<SuperUserElsewhere home={SUPER_USER_HOME} />} />
        ) : (
          <>
            <Route
              index
              element={
                <ShellPart title="Resumen" shape={<HomeShape />}>
                  <HomePage />
                </ShellPart>
              }
            />
            <Route
              path="/home"
              element={
                <Guarded>
                  <ShellPart title="Inicio">
                    <TilesPage />
                  </ShellPart>
                </Guarded>
              }
            />
            <Route
              path="/get-started"
              element={
                <Guarded>
                  <ShellPart title="Introducción">
                    <GetStartedPage />
                  </ShellPart>
                </Guarded>
              }
            />
            <Route
              path="/my-account"
              element={
                <Guarded permission={['users', 'update']}>
                  <ShellPart title="Mi Cuenta">
                    <AccountPage />
                  </ShellPart>
                </Guarded>
              }
            />
            <Route
              path="/subscriptions"
              element={
                <Guarded permission={state.isExpired ? undefined : ['subscription', 'view_subscription']}>
                  <ShellPart title="Suscripción">
                    <SubscriptionPage />
                  </ShellPart>
                </Guarded>
              }
            />
            <Route
              path="/subscriptions/change-plan"
              element={
                <Guarded permission={['subscription', 'change_plan']}>
                  <ShellPart title="Cambiar Plan">
                    <ChangePlanPage />
                  </ShellPart>
                </Guarded>
              }
            />
            <Route path={`${SUPER_USER_HOME}/*`} element={<Navigate to={HOME_PATH} replace />} />
            <Route
              path="*"
              element={
                <Guarded>
                  <NotFoundPage />
                </Guarded>
              }
            />
          </>
        )}
      </Route>
    </Routes>
  );
}
