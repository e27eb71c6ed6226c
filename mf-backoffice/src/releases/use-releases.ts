import { ApiError, errorText, useCall, useCallCache } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { useCallback } from 'react';

/** The modules and who gets what; others change it too, so that it is read again when somebody comes back. */
export function useReleases() {
  return useCall('GET /releases', {}, { staleTime: 0, refetchOnWindowFocus: true });
}

/** Has all that shows who gets what read again. */
export function useRefreshReleases() {
  const calls = useCallCache();
  return useCallback(
    () =>
      void calls.refresh(
        'GET /releases',
        'GET /releases/{module}/versions',
        'GET /releases/{module}/effect',
        'GET /releases/{module}/figures',
        'GET /releases/{module}/log',
        'GET /releases/{module}/previews',
      ),
    [calls],
  );
}

/** Why a change was not made: the server says it in Spanish. */
export function refusalText(error: unknown): string {
  const reason = error instanceof ApiError ? error.details.reason : undefined;
  return typeof reason === 'string' ? reason : errorText(error);
}

/** Makes a change, says how it went, and has who gets what read again. */
export function useChange() {
  const refresh = useRefreshReleases();
  return useCallback(
    async (done: string, work: () => Promise<unknown>) => {
      try {
        await work();
        notify.success(done);
      } catch (error) {
        notify.error(refusalText(error));
        throw error;
      } finally {
        refresh();
      }
    },
    [refresh],
  );
}
