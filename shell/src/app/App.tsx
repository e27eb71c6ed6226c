import { followOtherTabs } from '@cuadra/shared/state';
import { GlobalStyle, Toaster } from '@cuadra/shared/ui';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { TabTitle } from '../browser/page-title.ts';
import { OfflineScreen } from '../offline/OfflineScreen.tsx';
import { followUser, ReloadOnNavigation, startWorkerAfterLoad } from '../worker/index.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FontFaces } from './FontFaces.tsx';

/** The root of the application. */
export function App() {
  useEffect(followOtherTabs, []);
  useEffect(followUser, []);
  useEffect(startWorkerAfterLoad, []);
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
