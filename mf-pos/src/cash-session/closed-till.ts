import type { CashSession } from '@cuadra/shared/contract';
import { readStored, writeStored } from '@cuadra/shared/state';

/**
 * The till that was closed last on this device, so that its Z report can be printed again: the paper may run out just
 * then, and a cashier need not be allowed to see the company's other tills.
 */
const key = (companyId: string) => `cuadra.closed-till.${companyId}`;

export function keepClosedTill(companyId: string, till: CashSession): void {
  writeStored(key(companyId), JSON.stringify(till));
}

/** @param userId nobody is shown another one's till */
export function readClosedTill(companyId: string, userId: string): CashSession | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(key(companyId)) ?? 'null');
    return isTill(stored) && stored.user.id === userId ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** What this device wrote itself; only whether something else lies there has to be seen. */
function isTill(value: unknown): value is CashSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    'user' in value &&
    'counts' in value &&
    Array.isArray(value.counts) &&
    'movements' in value &&
    Array.isArray(value.movements)
  );
}
