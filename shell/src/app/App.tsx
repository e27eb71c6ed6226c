import { followOtherTabs } from '@cuadra/shared/state';
import { GlobalStyle } from '@cuadra/shared/ui';
import { Fragment, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { TabTitle } from '../browser/page-title.ts';
import { OfflineScreen } from '../offline/OfflineScreen.tsx';
import { DISPLAY_PATH, STATEMENT_PATH } from '../session/return-path.ts';
import { followUser, ReloadOnNavigation, startWorkerAfterLoad } from '../worker/index.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FontFaces } from './FontFaces.tsx';
import { LateToaster } from './LateToaster.tsx';

/** Read by somebody who has nothing to do with the application: whether it has a connection is not theirs to be told. */
const isDisplay = location.pathname === DISPLAY_PATH;
const Guarded = isDisplay ? Fragment : OfflineScreen;

/** The root of the application. */
export function App() {
  useEffect(followOtherTabs, []);
  useEffect(followUser, []);
  useEffect(() => {
    // Who opens a link of a shop once has no use for the application offline.
    if (location.pathname !== STATEMENT_PATH && !isDisplay) startWorkerAfterLoad();
  }, []);
  return (
    <>
      <FontFaces />
      <GlobalStyle />
      <TabTitle />
      <ErrorBoundary>
        <BrowserRouter>
          <Guarded>
            <AppRoutes />
          </Guarded>
          <ReloadOnNavigation />
          <LateToaster />
        </BrowserRouter>
      </ErrorBoundary>
    </>
  );
}
