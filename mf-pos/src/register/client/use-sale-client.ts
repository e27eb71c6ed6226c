import { useCall } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import { useEffect } from 'react';
import { useOutboxState } from '../../offline/outbox/outbox-context.ts';
import { type SaleClient, toSaleClient } from '../../sale/sale-client.ts';
import { useSale, useSaleTabs } from '../../tabs/sale-tabs-context.ts';

/** The client of the sale in front of the cashier, with debt and limit as they are now; as they were until that is known. */
export function useSaleClient(): SaleClient | null {
  const { client: named, number } = useSale();
  const written = useOutboxState(({ clients }) => clients.find(({ id }) => id === named?.id));
  // Written down on this device, they may have turned out to be somebody whom the API knew.
  const client = written?.known ?? named;
  const mayRead = useCan(['clients', 'read']) && (!written || written.known !== null);
  const { data, refetch } = useCall(
    'GET /clients/{id}',
    { params: { id: client?.id ?? '' } },
    // Asked again by each screen: the sale before may have left a debt a moment ago.
    { enabled: client !== null && mayRead, staleTime: 0 },
  );
  const isRejected = useSaleTabs((state) => state.notices[number]?.kind === 'rejected');
  const isAsked = client !== null && mayRead && isRejected;
  useEffect(() => {
    // Perhaps for a debt that was made on another device.
    if (isAsked) void refetch();
  }, [isAsked, refetch]);
  const now = client && data?.id === client.id ? data : client;
  const edit = useSaleTabs((state) => state.edit);
  const isOutdated = now?.id === named?.id && now?.is_wholesale !== named?.is_wholesale;
  useEffect(() => {
    // Marked as wholesale meanwhile, or no more: the prices of the sale follow.
    if (isOutdated && now) edit(number, { client: toSaleClient(now) });
  }, [isOutdated, now, edit, number]);
  return now;
}

/** Whether somebody was written down on this device and the API does not know them yet: nor does anybody know what they owe. */
export function useIsUnregistered(client: SaleClient | null): boolean {
  return useOutboxState(({ clients }) =>
    clients.some(({ id, state }) => id === client?.id && state !== 'known'),
  );
}
