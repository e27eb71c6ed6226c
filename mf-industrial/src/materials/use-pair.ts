import { useCall } from '@cuadra/shared/client';
import type { CurrencyPair } from '@cuadra/shared/domain';

/** The company's two currencies at the rate of now; undefined while nobody knows one. */
export function usePair(): CurrencyPair | undefined {
  const { data } = useCall('GET /rates/dollar');
  return data && (data.rate_id !== null || data.main === data.alternative) ? data : undefined;
}
