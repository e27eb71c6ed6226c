import { ApiError, useCallMutation } from '@cuadra/shared/client';
import { useSession } from '@cuadra/shared/state';
import { useEffect, useRef, useState } from 'react';
import { rememberClients } from '../../offline/answers/known-clients.ts';
import { type ClientBody, unregisteredClient } from '../../offline/outbox/client-entry.ts';
import { toApiError } from '../../offline/outbox/entry-error.ts';
import { useOutbox } from '../../offline/outbox/outbox-context.ts';
import type { SaleClient } from '../../sale/sale-client.ts';
import { clientEntryOf, createClient } from './create-client.ts';

export interface CreatingClient {
  isPending: boolean;
  error: ApiError | undefined;
  write: (body: ClientBody) => Promise<void>;
}

/**
 * Makes a client, with a connection or without: they are on the disk before anything is said. On a device that keeps
 * nothing they are made directly.
 */
export function useCreateClient(onCreated: (client: SaleClient) => void): CreatingClient {
  const outbox = useOutbox();
  const companyId = useSession((session) => session.state?.company?.id) ?? '';
  const create = useCallMutation('POST /clients/create');
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const make = async (body: ClientBody): Promise<SaleClient> => {
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
      // Nobody was made: what is wrong is mended here, and not in the list of what waits.
      await outbox.removeClient(entry.id);
      throw toApiError(result.error);
    }
    const client = unregisteredClient(entry);
    rememberClients(companyId, [client]);
    return client;
  };
  const write = async (body: ClientBody) => {
    setPending(true);
    setError(undefined);
    try {
      const client = await make(body);
      // Who has gone on to something else does not get them into another sale.
      if (!isGone.current) onCreated(client);
    } catch (caught) {
      setError(caught instanceof ApiError ? caught : new ApiError('ERROR_UNKNOWN', 0));
    } finally {
      setPending(false);
    }
  };
  return { isPending, error, write };
}
