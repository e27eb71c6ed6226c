import { useCall } from '@cuadra/shared/client';
import { useMemo } from 'react';
import { methodsOfPair } from './methods.ts';

/** Milliseconds: methods are set up once and hardly ever change. */
const FRESH = 5 * 60_000;

/**
 * The methods a sale in these two currencies can be paid with. Asked for as soon as Caja opens, so that a cashier who
 * presses F9 and a number finds them there.
 */
export function useMethods(pair: { main: string; alternative: string } | undefined) {
  const { data, error, refetch } = useCall(
    'GET /payment_methods',
    { query: { limit: 200 } },
    { staleTime: FRESH },
  );
  const { main, alternative } = pair ?? {};
  const methods = useMemo(
    () => (data && main && alternative ? methodsOfPair(data.items, { main, alternative }) : undefined),
    [data, main, alternative],
  );
  return { methods, error, refetch };
}
