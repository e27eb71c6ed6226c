import { type ApiError, useCall } from '@cuadra/shared/client';
import type { CallOutput, currentRate } from '@cuadra/shared/contract';
import { useMemo } from 'react';
import type { SaleRate } from '../charge/sale-draft.ts';
import { useKeeping, useKeptAnswer } from '../kept-answer.ts';

/** How often an open till asks whether the rate has changed, milliseconds. */
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

/** The rate at which the till sells: 1 alternative = rate main. The same object until it changes. */
export function useSaleRate(): SaleRateState {
  const { keepAs, ...kept } = useKeptAnswer<CallOutput<typeof currentRate>>('rate');
  const options = { refetchInterval: REFETCH, ...kept };
  const { data, error, refetch } = useCall('GET /rates/dollar', undefined, options);
  useKeeping(keepAs, data);
  return useMemo(() => {
    if (!data)
      return error ? { status: 'failed', error, retry: () => void refetch() } : { status: 'loading' };
    const { main, alternative, rate, rate_id } = data;
    if (main !== alternative && rate_id === null) return { status: 'missing', main, alternative };
    return { status: 'ready', rate: { main, alternative, rate, rate_id } };
  }, [data, error, refetch]);
}
