import { useAllPages } from '@cuadra/shared/client';
import type { ProductionOrderSummary } from '@cuadra/shared/contract';
import { useLastAnswer } from '@cuadra/shared/outbox';
import { useCallback, useMemo } from 'react';
import { useMeasures } from '../../materials/measures.ts';
import { type BoardOrder, boardOrders, latestOrders } from '../steps/board-orders.ts';
import { useStepDriver, useSteps } from '../steps/use-steps.ts';
import { LOOK } from './look.ts';

export interface Board {
  /** Undefined while nothing is known of them, on this device or from the server. */
  orders: BoardOrder[] | undefined;
  /** What kept them from being read. */
  error: unknown;
  refetch: () => unknown;
  /** The last call got no answer. */
  isCutOff: boolean;
  measureName: (id: string | null) => string | null;
}

/** What the board shows: the orders as they are known on this device, with what was done and has not arrived. */
export function useBoard(): Board {
  useStepDriver();
  const entries = useSteps((state) => state.entries);
  const answered = useSteps((state) => state.answered);
  const isUnanswered = useSteps((state) => state.isCutOff);
  const { data, error, failureReason, hasNextPage, refetch } = useAllPages(
    'GET /production_orders',
    { query: { open: 'true', limit: 200 } },
    { staleTime: 0, refetchInterval: LOOK },
  );
  const read = useMemo(
    () => (data && !hasNextPage ? { items: latestOrders(data, answered) } : undefined),
    [data, hasNextPage, answered],
  );
  const known = useLastAnswer<{ items: ProductionOrderSummary[] }>('production-orders', read);
  const orders = useMemo(
    () => known && boardOrders(latestOrders(known.items, answered), entries),
    [known, answered, entries],
  );
  const isCutOff = isUnanswered || (failureReason ?? error)?.status === 0;
  return { orders, error, refetch, isCutOff, measureName: useBoardMeasures() };
}

/** What things are counted in, also where the board was opened without a connection. */
function useBoardMeasures(): Board['measureName'] {
  const { data, hasNextPage } = useMeasures();
  const read = useMemo(() => (data && !hasNextPage ? { items: data } : undefined), [data, hasNextPage]);
  const known = useLastAnswer('measures', read);
  return useCallback((id) => known?.items.find((measure) => measure.id === id)?.name ?? null, [known]);
}
