import { useCall, useCallCache } from '@cuadra/shared/client';
import { useSession } from '@cuadra/shared/state';

/** How the second factor of one's own account stands, and what is to be done once it stands otherwise. */
export function useSecondFactor() {
  const calls = useCallCache();
  const query = useCall('GET /auth/second-factor', undefined, { staleTime: 0 });
  /** @param is what the session says from now on, in place of the next verify */
  const refresh = (is?: 'on' | 'off') => {
    const { state, setState } = useSession.getState();
    if (state && is) setState({ ...state, second_factor: is });
    return calls.refresh('GET /auth/second-factor');
  };
  return { query, refresh };
}
