import { useCallCache } from '@cuadra/shared/client';
import { useCallback } from 'react';

/** Has whatever shows clients, and what they owe, read them again. */
export function useRefreshClients(): () => void {
  const calls = useCallCache();
  return useCallback(
    () =>
      void calls.refresh(
        ...([
          'GET /clients',
          'GET /clients/totals',
          'GET /clients/{id}',
          'GET /clients/{id}/statement',
          'GET /clients/{id}/account',
          'GET /clients/{id}/payments/{payment_id}',
          'GET /clients/ageing',
        ] as const),
        ...(['GET /reports/pending_sales', 'GET /reports/pending_incomes'] as const),
      ),
    [calls],
  );
}
