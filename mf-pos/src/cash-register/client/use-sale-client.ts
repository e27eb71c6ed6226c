import { useCall } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import { useEffect } from 'react';
import { useOutboxState } from '../../outbox/outbox-context.ts';
import { useSale, useTill } from '../till.ts';
import type { SaleClient } from './sale-client.ts';

/** The client of the sale in front of the cashier, with debt and limit as they are now; as they were until that is known. */
export function useSaleClient(): SaleClient | null {
  const { client: named, number } = useSale();
  const written = useOutboxState(({ clients }) => clients.find(({ id }) => id === named?.id));
  // Written down at this till, he may have turned out to be somebody whom the API knew.
  const client = written?.known ?? named;
  const mayRead = useCan(['clients', 'read']) && (!written || written.known !== null);
  const { data, refetch } = useCall(
    'GET /clients/{id}',
    { params: { id: client?.id ?? '' } },
    // Asked anew by each screen: the sale before may have left a debt a moment ago.
    { enabled: client !== null && mayRead, staleTime: 0 },
  );
  const isRefused = useTill((till) => till.notices[number]?.kind === 'refused');
  const isAsked = client !== null && mayRead && isRefused;
  useEffect(() => {
    // Perhaps for a debt that was made at another till.
    if (isAsked) void refetch();
  }, [isAsked, refetch]);
  return client && data?.id === client.id ? data : client;
}

/** Whether somebody was written down at this till and the API does not know him yet: nor does anybody know what he owes. */
export function useIsUnregistered(client: SaleClient | null): boolean {
  return useOutboxState(({ clients }) =>
    clients.some(({ id, state }) => id === client?.id && state !== 'known'),
  );
}
