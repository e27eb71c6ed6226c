import { useAllPages } from '@cuadra/shared/client';

/** What products are counted in, all of it: Unidad and Litro, which every company has, then its own by name. */
export function useMeasures() {
  return useAllPages('GET /measures', { query: { withDefault: 'true', limit: 200 } });
}
