import { callKey, errorText, useCallMutation, useQueryClient } from '../../client/index.ts';
import { notify, useCan } from '../../state/index.ts';

/** Makes a rate that jumped count, for whoever may set rates; undefined for the others. */
export function useAcceptRate(): ((heldId: string, text: string) => Promise<void>) | undefined {
  const mayAccept = useCan(['exchange_rates', 'create']);
  const client = useQueryClient();
  const { mutateAsync } = useCallMutation('POST /rates/dollar/accept');
  if (!mayAccept) return undefined;
  return async (heldId, text) => {
    try {
      const accepted = await mutateAsync({ body: { held_id: heldId } });
      client.setQueryData(callKey('GET /rates/dollar'), accepted);
      notify.success(`Aceptaste la tasa: ${text}.`);
      void client.invalidateQueries({ queryKey: callKey('GET /exchange_rates') });
    } catch (error) {
      notify.error(errorText(error));
      void client.invalidateQueries({ queryKey: callKey('GET /rates/dollar') });
      throw error;
    }
  };
}
