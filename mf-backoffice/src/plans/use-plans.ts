import { useCall, useCallCache } from '@cuadra/shared/client';
import { useCallback } from 'react';

/** All plans in their order; others change them too, so that they are read again when somebody comes back. */
export function usePlans() {
  return useCall('GET /backoffice/plans', undefined, {
    staleTime: 0,
    refetchOnWindowFocus: true,
    select: ({ items }) => items,
  });
}

/** Has all that shows plans read again. */
export function useRefreshPlans() {
  const calls = useCallCache();
  return useCallback(
    () =>
      void calls.refresh(
        'GET /backoffice/plans',
        'GET /plans',
        'GET /backoffice/',
        'GET /backoffice/companies',
        'GET /backoffice/client/{id}',
        'GET /backoffice/log',
      ),
    [calls],
  );
}
