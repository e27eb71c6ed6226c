import type { CashSession } from '@cuadra/shared/contract';
import { isRecord } from '@cuadra/shared/domain';
import { only, storedJson } from '@cuadra/shared/state';

/**
 * The session that was closed last on this device, so that its Z report can be printed again: the paper may run out just
 * then, and a cashier need not be allowed to see the company's other sessions.
 */
// Named as devices have it from before the glossary.
const stored = (companyId: string) => storedJson(`cuadra.closed-till.${companyId}`, only(isCashSession));

export function persistClosedSession(companyId: string, session: CashSession): void {
  stored(companyId).write(session);
}

/** @param userId nobody is shown another one's session */
export function readClosedSession(companyId: string, userId: string): CashSession | undefined {
  const session = stored(companyId).read();
  return session?.user.id === userId ? session : undefined;
}

/** What this device wrote itself; only whether something else lies there has to be seen. */
function isCashSession(value: unknown): value is CashSession {
  return (
    isRecord(value) && isRecord(value.user) && Array.isArray(value.counts) && Array.isArray(value.movements)
  );
}
