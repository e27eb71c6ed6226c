import { useAllPages } from '@cuadra/shared/client';

/** What things are counted in, all of it: what every company has, then its own by name. */
export function useMeasures() {
  return useAllPages('GET /measures', { query: { withDefault: 'true', limit: 200 } });
}

/** What a measure is called, by its id; null for none, and while they are on their way. */
export function useMeasureName(): (id: string | null) => string | null {
  const { data } = useMeasures();
  return (id) => data?.find((measure) => measure.id === id)?.name ?? null;
}
