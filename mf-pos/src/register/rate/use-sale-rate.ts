import { type ApiError, useCall } from '@cuadra/shared/client';
import type { CallOutput, findCurrentRate } from '@cuadra/shared/contract';
import { usePersist, usePersistedAnswer } from '@cuadra/shared/outbox';
import { useMemo } from 'react';
import type { SaleRate } from '../../sale/sale-rate.ts';

/** How often Caja asks whether the rate has changed, milliseconds. */
const REFETCH = 60_000;

/** The rate of the day, as far as it is known. */
export type SaleRateState =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError; retry: () => void }
  /** The company works in two currencies and nobody has given a rate yet: the API reads it as 1, which no price is. */
  | { status: 'missing'; main: string; alternative: string }
  /** The sale was begun in currencies that the company does not work in any more. */
  | { status: 'other-currency'; currencies: readonly string[] }
  | { status: 'ready'; rate: SaleRate };

/** The rate at which Caja sells: 1 alternative = rate main. The same object until it changes. */
export function useSaleRate(): SaleRateState {
  const { persistAs, ...persisted } = usePersistedAnswer<CallOutput<typeof findCurrentRate>>('rate');
  const options = { refetchInterval: REFETCH, ...persisted };
  const { data, error, refetch } = useCall('GET /rates/dollar', undefined, options);
  usePersist(persistAs, data);
  return useMemo(() => {
    if (!data)
      return error ? { status: 'failed', error, retry: () => void refetch() } : { status: 'loading' };
    // An answer that a version before persisted knows of no direction.
    const { main, alternative, rate, inverse = null, rate_id } = data;
    if (main !== alternative && rate_id === null) return { status: 'missing', main, alternative };
    return { status: 'ready', rate: { main, alternative, rate, inverse, rate_id } };
  }, [data, error, refetch]);
}
