import { errorText, useCallCache, useCallMutation } from '../../client/index.ts';
import { notify, useCan } from '../../state/index.ts';

/** Makes a rate that jumped count, for whoever may set rates; undefined for the others. */
export function useAcceptRate(): ((pendingId: string, text: string) => Promise<void>) | undefined {
  const mayAccept = useCan(['exchange_rates', 'create']);
  const calls = useCallCache();
  const { mutateAsync } = useCallMutation('POST /rates/dollar/accept');
  if (!mayAccept) return undefined;
  return async (pendingId, text) => {
    try {
      const accepted = await mutateAsync({ body: { pending_id: pendingId } });
      calls.set('GET /rates/dollar', accepted);
      notify.success(`Aceptaste la tasa: ${text}.`);
      void calls.refresh('GET /exchange_rates');
    } catch (error) {
      notify.error(errorText(error));
      void calls.refresh('GET /rates/dollar');
      throw error;
    }
  };
}
