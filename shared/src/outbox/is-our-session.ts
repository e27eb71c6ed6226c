import { useSession } from '@cuadra/shared/state';

/**
 * Whether who is signed in is of the company whose entries wait. A session that was lost leaves its state in sight until
 * somebody logs in, maybe of another company.
 */
export function isOurSession(companyId: string): boolean {
  const { token, isLost, state } = useSession.getState();
  return token !== null && !isLost && state?.company?.id === companyId;
}

/** Calls back when a session of the company is there again after it was lost. */
export function onSessionBack(companyId: string, back: () => void): void {
  useSession.subscribe((now, before) => {
    if (before.isLost && !now.isLost && isOurSession(companyId)) back();
  });
}
