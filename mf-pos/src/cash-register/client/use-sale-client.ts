import { useCall } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import { useEffect } from 'react';
import { useSale, useTill } from '../till.ts';
import type { SaleClient } from './sale-client.ts';

/** The client of the sale in front of the cashier, with debt and limit as they are now; as they were until that is known. */
export function useSaleClient(): SaleClient | null {
  const { client, number } = useSale();
  const mayRead = useCan(['clients', 'read']);
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
