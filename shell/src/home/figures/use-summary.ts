import { type ApiOutput, useCall } from '@cuadra/shared/client';
import type { DayRange } from '@cuadra/shared/domain';

/** Milliseconds: sales go on while the screen stays open; the answer is small and is asked for while in sight only. */
const REFRESH = 60_000;

export type Summary = ApiOutput<'GET /summary'>;

/** The figures of some days. While others are on their way, those before stay on the screen. */
export function useSummary(range: DayRange) {
  return useCall(
    'GET /summary',
    { query: range },
    {
      // After a sale in Caja what is known is shown at once, and asked for again.
      staleTime: 0,
      refetchInterval: REFRESH,
      refetchOnWindowFocus: true,
      placeholderData: (previous) => previous,
    },
  );
}
