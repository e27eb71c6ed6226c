import { useCallMutation } from '@cuadra/shared/client';
import { toApiError } from '@cuadra/shared/outbox';
import { useSession } from '@cuadra/shared/state';
import { rememberClients } from '../../offline/answers/known-clients.ts';
import { type ClientBody, unregisteredClient } from '../../offline/outbox/client-entry.ts';
import { useOutbox } from '../../offline/outbox/outbox-context.ts';
import type { SaleClient } from '../../sale/sale-client.ts';
import { clientEntryOf, createClient } from './create-client.ts';

/**
 * Creates a client, with a connection or without: they are on the disk before anything is said. On a device that stores
 * nothing they are created directly.
 */
export function useCreateClient(): (body: ClientBody) => Promise<SaleClient> {
  const outbox = useOutbox();
  const companyId = useSession((session) => session.state?.company?.id) ?? '';
  const create = useCallMutation('POST /clients/create');

  return async (body) => {
    const entry = clientEntryOf(body);
    const direct = () => create.mutateAsync({ body: { ...body, take_known: true } });
    if (outbox.store.getState().storage === 'refused') return direct();
    let result: Awaited<ReturnType<typeof createClient>>;
    try {
      result = await createClient(outbox, entry);
    } catch {
      return direct();
    }
    if (result.kind === 'client') return result.client;
    if (result.kind === 'client-rejected') {
      // Nobody was created: what is wrong is mended here, and not in the list of what waits.
      await outbox.removeClient(entry.id);
      throw toApiError(result.error);
    }
    const client = unregisteredClient(entry);
    rememberClients(companyId, [client]);
    return client;
  };
}
