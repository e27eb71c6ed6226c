import { useSession } from '@cuadra/shared/state';
import { useState } from 'react';
import { LoadingScreen } from '../layout/LoadingScreen.tsx';
import { createQueryClient, QueryClientProvider } from '../session/connect.ts';
import { OfferProvider } from '../session/offer-context.tsx';
import { useVerifiedSession } from '../session/use-verified-session.ts';
import { SignedInRoutes } from './SignedInRoutes.tsx';
import { VerifyFailed } from './VerifyFailed.tsx';

/** Everything behind the login: waits for the verify call, then draws layout and screens. */
export default function SignedInApp({ token }: { token: string }) {
  const { verification, again } = useVerifiedSession(token);
  const state = useSession((session) => session.state);
  // One cache a session: nothing that one user saw is left for the next.
  const [queryClient] = useState(createQueryClient);

  if (verification.kind === 'failed') return <VerifyFailed text={verification.text} onRetry={again} />;
  if (verification.kind !== 'ready' || !state) return <LoadingScreen />;
  return (
    <QueryClientProvider client={queryClient}>
      <OfferProvider state={state}>
        <SignedInRoutes />
      </OfferProvider>
    </QueryClientProvider>
  );
}
