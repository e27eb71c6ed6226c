import { GlobalStyle, Toaster } from '@cuadra/shared/first';
import { followOtherTabs } from '@cuadra/shared/state';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { followUser, ReloadOnNavigation, startWorkerAfterLoad } from '../worker/index.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FontFaces } from './FontFaces.tsx';
import { OfflineScreen } from './OfflineScreen.tsx';
import { TabTitle } from './page-title.ts';

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
