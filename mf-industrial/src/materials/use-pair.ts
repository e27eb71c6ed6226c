import { useCall } from '@cuadra/shared/client';
import type { CurrencyPair } from '@cuadra/shared/domain';

/** The company's two currencies at the rate of now; undefined while nobody knows one. */
export function usePair(): CurrencyPair | undefined {
  const { data } = useCall('GET /rates/dollar');
  return data && hasRate(data) ? data : undefined;
}

/** Whether nobody has said the rate; false as long as that is being read. */
export function useHasNoRate(): boolean {
  const { data } = useCall('GET /rates/dollar');
  return data !== undefined && !hasRate(data);
}

function hasRate({ main, alternative, rate_id }: CurrencyPair & { rate_id: string | null }): boolean {
  return rate_id !== null || main === alternative;
}
