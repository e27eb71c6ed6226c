import { useCallCache } from '@cuadra/shared/client';
import { useCallback } from 'react';

/** Has whatever shows materials read them again. */
export function useRefreshMaterials(): () => void {
  const calls = useCallCache();
  return useCallback(
    () =>
      void calls.refresh(
        ...(['GET /materials', 'GET /materials/summary', 'GET /materials/{id}'] as const),
        ...(['GET /materials/{id}/movements', 'GET /materials/{id}/history'] as const),
        'GET /materials/{id}/lots',
      ),
    [calls],
  );
}
