import { useCall } from '@cuadra/shared/client';

/** Milliseconds: what a ticket says is set up once and hardly ever changes. */
const FRESH = 10 * 60_000;

/** Asks for the company as soon as Caja opens, so that the first ticket has its header, even without a connection by then. */
export function useCompanyAhead(): void {
  useCall('GET /companies', {}, { staleTime: FRESH, gcTime: Number.POSITIVE_INFINITY });
}
