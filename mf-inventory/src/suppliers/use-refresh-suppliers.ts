import { useCallCache } from '@cuadra/shared/client';
import { useCallback } from 'react';

/** Has whatever shows suppliers read them again. */
export function useRefreshSuppliers(): () => void {
  const calls = useCallCache();
  return useCallback(
    () =>
      void calls.refresh(
        ...(['GET /suppliers', 'GET /suppliers/{id}', 'GET /suppliers/{id}/statement'] as const),
        ...(['GET /payables', 'GET /purchases', 'GET /purchases/{id}'] as const),
      ),
    [calls],
  );
}
