import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import { useSession } from '@cuadra/shared/state';
import type { Pair } from './pair-change.ts';

/** Changes the company's two currencies; whatever is counted in them is asked for again. */
export function useChangePair(): (pair: Pair) => Promise<void> {
  const calls = useCallCache();
  const { mutateAsync } = useCallMutation('PUT /company_currencies_used/update');
  return async (pair) => {
    const used = await mutateAsync({ body: pair });
    const { state, setState } = useSession.getState();
    // No rate of other currencies may stand beside the new ones, not for a moment.
    await calls.reset('GET /rates/dollar').catch(() => undefined);
    if (state?.company?.id === used.company_id) setState({ ...state, currencies_used: used });
    void calls.refreshAll();
  };
}
