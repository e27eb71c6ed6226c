import { errorText, useCall, useCallCache } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { useCallback } from 'react';

/** Who runs Cuadra; others change it too, so that it is read again when somebody comes back. */
export function useTeam() {
  return useCall('GET /backoffice/team', undefined, {
    staleTime: 0,
    refetchOnWindowFocus: true,
    select: ({ items }) => items,
  });
}

/** Does something to somebody of the team, says how it went, and has the team and the log read again. */
export function useTeamDeed() {
  const calls = useCallCache();
  return useCallback(
    async (done: string, work: () => Promise<unknown>) => {
      try {
        await work();
        notify.success(done);
      } catch (error) {
        notify.error(errorText(error));
        throw error;
      } finally {
        void calls.refresh('GET /backoffice/team', 'GET /backoffice/log');
      }
    },
    [calls],
  );
}
