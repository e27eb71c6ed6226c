import { useCall } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import { useOutboxState } from '../../offline/outbox/outbox-context.ts';

/** Milliseconds: what the sale asked of its client a moment ago is taken as it is. */
const FRESH = 5 * 60_000;

/** The phone of the client of a sale that has just ended; undefined where there is none, or where nobody can tell. */
export function useClientPhone(clientId: string | undefined): string | undefined {
  const mayRead = useCan(['clients', 'read']);
  // Somebody who was written down on this device is unknown to the API.
  const isWritten = useOutboxState(({ clients }) => clients.some(({ id }) => id === clientId));
  const { data } = useCall(
    'GET /clients/{id}',
    { params: { id: clientId ?? '' } },
    { enabled: clientId !== undefined && mayRead && !isWritten, staleTime: FRESH },
  );
  return data?.phone ?? undefined;
}
