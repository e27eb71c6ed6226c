import { useCallCache } from '@cuadra/shared/client';
import type { SaleDetail } from '@cuadra/shared/contract';
import { useCallback } from 'react';

/** What the undoing of a sale changes elsewhere: its lists, stock, debts, cash sessions and every figure. */
const CHANGED = [
  'GET /sales',
  'GET /sales/{id}',
  'GET /products',
  'GET /clients',
  'GET /clients/{id}',
  'GET /clients/{id}/statement',
  'GET /cash_sessions/current',
  'GET /summary',
  'GET /reports/sales',
  'GET /reports/pending_sales',
  'GET /reports/incomes',
  'GET /reports/pending_incomes',
  'GET /reports/balance',
  'GET /reports/stats',
] as const;

/** Takes what a call answered about a sale, and has everything that hangs on it read again. */
export function useSaleChanged(): (sale?: SaleDetail) => void {
  const calls = useCallCache();
  return useCallback(
    (sale) => {
      if (sale) calls.set('GET /sales/{id}', sale, { params: { id: sale.id } });
      void calls.refresh(...CHANGED);
    },
    [calls],
  );
}
