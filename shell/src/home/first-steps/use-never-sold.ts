import { useCall } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import type { Summary } from '../figures/use-summary.ts';

/** Whether this company has not sold anything ever; false until that is known. */
export function useNeverSold(summary: Summary | undefined): boolean {
  const mayLook = useCan(['sales', 'read']);
  const sales = summary?.sales;
  const quiet = sales !== undefined && sales !== null && [sales.range, sales.before].every(isEmpty);
  const first = useCall('GET /sales', { query: { limit: 1 } }, { enabled: quiet && mayLook });
  return quiet && mayLook && first.data?.items.length === 0;
}

function isEmpty({ tickets, annulments, returns }: { tickets: number; annulments: number; returns: number }) {
  return tickets + annulments + returns === 0;
}
