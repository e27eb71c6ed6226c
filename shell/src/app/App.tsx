import { followOtherTabs } from '@cuadra/shared/state';
import { GlobalStyle, Toaster } from '@cuadra/shared/ui';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { TabTitle } from '../browser/page-title.ts';
import { OfflineScreen } from '../offline/OfflineScreen.tsx';
import { STATEMENT_PATH } from '../session/return-path.ts';
import { followUser, ReloadOnNavigation, startWorkerAfterLoad } from '../worker/index.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FontFaces } from './FontFaces.tsx';

/** The root of the application. */
export function App() {
  useEffect(followOtherTabs, []);
  useEffect(followUser, []);
  useEffect(() => {
    // Who opens a link of a shop once has no use for the application offline.
    if (location.pathname !== STATEMENT_PATH) startWorkerAfterLoad();
  }, []);
  return (
    <>
      <FontFaces />
      <GlobalStyle />
      <TabTitle />
      <ErrorBoundary>
        <BrowserRouter>
          <OfflineScreen>
            <AppRoutes />
          </OfflineScreen>
          <ReloadOnNavigation />
          <Toaster />
        </BrowserRouter>
      </ErrorBoundary>
    </>
  );
}
