import { lazyComponent } from '@cuadra/shared/remote';
import { useReloadHold, useSession } from '@cuadra/shared/state';
import { Activity, Suspense, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { LoadingScreen } from '../layout/LoadingScreen.tsx';
import { VisitorProvider } from '../navigation/VisitorProvider.tsx';
import { createQueryClient, QueryClientProvider } from '../session/connect.ts';
import { useVerifiedSession } from '../session/use-verified-session.ts';
import { SignedInRoutes } from './SignedInRoutes.tsx';
import { startWantedScreen } from './start-wanted.ts';
import { VerifyFailed } from './VerifyFailed.tsx';

const DemandedSetUp = lazyComponent(() => import('../account/second-factor/DemandedSetUp.tsx'));
const InspectorFrame = lazyComponent(() => import('../inspector/InspectorFrame.tsx'));
const PreviewMark = lazyComponent(() => import('../preview/PreviewMark.tsx'));

/**
 * Everything behind the login: waits for the verify call, then draws layout and screens. Those of a session that was lost in
 * the middle of work stay as they are, out of sight and at rest, so that nothing that was entered is lost with it.
 *
 * @param props.token null while a session that was lost waits for its user
 */
export default function SignedInApp({ token }: { token: string | null }) {
  const { verification, again } = useVerifiedSession(token, startWantedScreen);
  const { state, isLost } = useSession();
  const location = useLocationOfWork(isLost);
  // One cache a session: nothing that one user saw is left for the next.
  const [queryClient] = useState(createQueryClient);
  useReloadHold(isLost);
  const isWaiting = token !== null && (state === null || isLost);
  return (
    <>
      {isWaiting &&
        (verification.kind === 'failed' ? (
          <VerifyFailed text={verification.text} onRetry={again} />
        ) : (
          <LoadingScreen />
        ))}
      {state && (
        <Activity mode={isLost ? 'hidden' : 'visible'}>
          {state.preview && (
            <Suspense fallback={null}>
              <PreviewMark outcome={state.preview.outcome} />
            </Suspense>
          )}
          <QueryClientProvider client={queryClient}>
            <VisitorProvider state={state}>
              {state.second_factor === 'demanded' ? (
                <Suspense fallback={<LoadingScreen />}>
                  <DemandedSetUp />
                </Suspense>
              ) : state.user.inspector && state.company ? (
                <InspectorFrame company={state.company.name}>
                  <SignedInRoutes location={location} />
                </InspectorFrame>
              ) : (
                <SignedInRoutes location={location} />
              )}
            </VisitorProvider>
          </QueryClientProvider>
        </Activity>
      )}
    </>
  );
}

/** Where the user is; while the session is lost, where it was lost. */
function useLocationOfWork(isLost: boolean): Location {
  const location = useLocation();
  const [last, setLast] = useState(location);
  if (!isLost && last !== location) setLast(location);
  return isLost ? last : location;
}
