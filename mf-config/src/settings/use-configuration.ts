import { useCall, useCallCache, useCallMutation } from '@cuadra/shared/client';
import { useSession } from '@cuadra/shared/state';

const CONFIGURATION = 'GET /company_configurations';

/** How the company works: what the session knows at once, and what the server says now. */
export function useConfiguration() {
  const known = useSession((session) => session.state?.configuration ?? undefined);
  return useCall(CONFIGURATION, undefined, { placeholderData: known });
}

/** What Ajustes turns on and off. */
export type Settings =
  | { with_auto_rate: boolean }
  | { allow_negative_stock: boolean }
  | { blind_count: boolean };

/** Turns something on or off, here and in everything that goes by it. */
export function useChangeConfiguration(): (id: string, settings: Settings) => Promise<void> {
  const calls = useCallCache();
  const { mutateAsync } = useCallMutation('PUT /company_configurations/update');
  return async (id, settings) => {
    const configuration = await mutateAsync({ body: { id, ...settings } }).catch((error: unknown) => {
      // The answer may be all that was lost: what stands there is asked for, and not guessed.
      void calls.refresh(CONFIGURATION);
      throw error;
    });
    calls.set(CONFIGURATION, configuration);
    const { state, setState } = useSession.getState();
    if (state?.configuration?.id === configuration.id) setState({ ...state, configuration });
    await calls.refresh('GET /rates/dollar', 'GET /exchange_rates');
  };
}
