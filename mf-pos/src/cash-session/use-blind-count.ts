import type { CashSession } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';

/** Whether the company counts blind: what should be in a till is shown once it was counted. */
export function useBlindCount(): boolean {
  return useSession((session) => session.state?.configuration?.blind_count) ?? false;
}

/** The same of one session, which the server may have told it of before this device heard of it. */
export function useIsBlind({ to_count }: Pick<CashSession, 'to_count'>): boolean {
  return useBlindCount() || to_count !== undefined;
}
