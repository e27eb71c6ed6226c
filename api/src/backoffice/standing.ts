import type { CallOutput, findReport } from '@cuadra/shared/contract';
import { remainingDays } from '@cuadra/shared/domain';
import { currentTime } from '../clock/clock.ts';

/** How a subscription stands, as far as a payment, free days or another plan move it. */
export function standingOf(row: {
  balance: string;
  expires_at: Date;
}): CallOutput<typeof findReport>['before'] {
  return {
    balance: row.balance,
    remaining_days: remainingDays(row.expires_at, currentTime()),
    expires_at: row.expires_at.toISOString(),
  };
}
