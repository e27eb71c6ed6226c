import { useCall } from '@cuadra/shared/client';
import type { CallOutput, listPaymentMethods } from '@cuadra/shared/contract';
import { usePersist, usePersistedAnswer } from '@cuadra/shared/outbox';
import { useMemo } from 'react';
import { methodsOfPair } from '../../sale/payment/methods.ts';

/** Milliseconds: methods are set up once and hardly ever change. */
const FRESH = 5 * 60_000;

/** All methods in one page. */
export const METHODS_QUERY = { query: { limit: 200 } };

/**
 * The methods a sale in these two currencies can be paid with. Asked for as soon as Caja opens, so that a cashier who
 * presses F9 and a number finds them there.
 */
export function usePaymentMethods(pair: { main: string; alternative: string } | undefined) {
  const { persistAs, ...persisted } =
    usePersistedAnswer<CallOutput<typeof listPaymentMethods>>('payment-methods');
  const { data, error, refetch } = useCall('GET /payment_methods', METHODS_QUERY, {
    staleTime: FRESH,
    ...persisted,
  });
  usePersist(persistAs, data);
  const { main, alternative } = pair ?? {};
  const methods = useMemo(
    () => (data && main && alternative ? methodsOfPair(data.items, { main, alternative }) : undefined),
    [data, main, alternative],
  );
  return { methods, error, refetch };
}
