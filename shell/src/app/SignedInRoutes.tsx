import { lazyComponent } from '@cuadra/shared/remote';
import { type Location, Route, Routes } from 'react-router-dom';
import { Layout } from '../layout/Layout.tsx';
import { Guarded, Withheld } from '../navigation/Guarded.tsx';
import { useFreshRemotes } from '../navigation/use-fresh-remotes.ts';
import { useVisitor } from '../navigation/use-visitor.ts';
import { HomeShape } from '../ui/PageShape.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { loadHome } from './load-home.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RemoteScreen } from './RemoteScreen.tsx';
import { ShellScreen } from './ShellScreen.tsx';

const HomePage = lazyComponent(loadHome);
const TilesPage = lazyComponent(() => import('../home/tiles/TilesPage.tsx'));
const GetStartedPage = lazyComponent(() => import('../guides/GetStartedPage.tsx'));
const AccountPage = lazyComponent(() => import('../account/AccountPage.tsx'));
const SubscriptionPage = lazyComponent(() => import('../subscription/SubscriptionPage.tsx'));
const ChangePlanPage = lazyComponent(() => import('../subscription/change-plan/ChangePlanPage.tsx'));

/**
 * The shell's own screens, and those that the descriptors of the remotes name.
 *
 * @param props.location which of them is there, and all that they read of the address
 */
export function SignedInRoutes({ location }: { location: Location }) {
  const { state, navigation } = useVisitor();
  useFreshRemotes();
  const remotes = navigation.remotes.flatMap((remote) =>
    remote.descriptor.routes.map((route) => (
      <Route
        key={`${remote.name} ${route.path}`}
        path={route.path}
        element={
          <Guarded permission={route.permission}>
            <RemoteScreen remote={remote} route={route} />
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
          <Withheld />
        </Guarded>
      }
    />
  ));
  return (
    <Routes location={location}>
      <Route element={<Layout />}>
        {remotes}
        {withheld}
        {state.company === null ? (
          <Route path="*" element={<Elsewhere home={navigation.sections[0]?.items[0]?.to} />} />
        ) : (
          <>
            <Route
              index
              element={
                <ShellScreen title="Resumen" shape={<HomeShape />}>
                  <HomePage />
                </ShellScreen>
              }
            />
            <Route
              path="/home"
              element={
                <Guarded>
                  <ShellScreen title="Inicio">
                    <TilesPage />
                  </ShellScreen>
                </Guarded>
              }
            />
            <Route
              path="/get-started"
              element={
                <Guarded>
                  <ShellScreen title="Introducción">
                    <GetStartedPage />
                  </ShellScreen>
                </Guarded>
              }
            />
            <Route
              path="/my-account"
              element={
                <Guarded permission={['users', 'update']}>
                  <ShellScreen title="Mi Cuenta">
                    <AccountPage />
                  </ShellScreen>
                </Guarded>
              }
            />
            <Route
              path="/subscriptions"
              element={
                <Guarded permission={state.isExpired ? undefined : ['subscription', 'view_subscription']}>
                  <ShellScreen title="Suscripción">
                    <SubscriptionPage />
                  </ShellScreen>
                </Guarded>
              }
            />
            <Route
              path="/subscriptions/change-plan"
              element={
                <Guarded permission={['subscription', 'change_plan']}>
                  <ShellScreen title="Cambiar Plan">
                    <ChangePlanPage />
                  </ShellScreen>
                </Guarded>
              }
            />
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
