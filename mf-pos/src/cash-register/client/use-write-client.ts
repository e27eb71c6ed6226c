import { ApiError, useCallMutation } from '@cuadra/shared/client';
import { useSession } from '@cuadra/shared/state';
import { useEffect, useRef, useState } from 'react';
import { type ClientBody, typedClient } from '../../outbox/client-entry.ts';
import { useOutbox } from '../../outbox/outbox-context.ts';
import { errorOf } from '../../outbox/trouble.ts';
import { rememberClients } from './known-clients.ts';
import type { SaleClient } from './sale-client.ts';
import { clientEntryOf, writeClient } from './write-client.ts';

export interface WritingClient {
  isPending: boolean;
  error: ApiError | undefined;
  write: (body: ClientBody) => Promise<void>;
}

/**
 * Makes a client, with a connection or without: he is on the disk before anything is said. On a device that keeps
 * nothing he is made directly.
 */
export function useWriteClient(onCreated: (client: SaleClient) => void): WritingClient {
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
    let settlement: Awaited<ReturnType<typeof writeClient>>;
    try {
      settlement = await writeClient(outbox, entry);
    } catch {
      return direct();
    }
    if (settlement.kind === 'client') return settlement.client;
    if (settlement.kind === 'client-refused') {
      // Nobody was made: what is wrong is mended here, and not in the list of what waits.
      await outbox.removeClient(entry.id);
      throw errorOf(settlement.trouble);
    }
    const client = typedClient(entry);
    rememberClients(companyId, [client]);
    return client;
  };
  const write = async (body: ClientBody) => {
    setPending(true);
    setError(undefined);
    try {
      const client = await make(body);
      // Who has gone on to something else does not get him into another sale.
      if (!isGone.current) onCreated(client);
    } catch (caught) {
      setError(caught instanceof ApiError ? caught : new ApiError('ERROR_UNKNOWN', 0));
    } finally {
      setPending(false);
    }
  };
  return { isPending, error, write };
}
