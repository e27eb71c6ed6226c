import type { SecondFactor } from '@cuadra/shared/contract';
import type { Session } from '../access/admit.ts';
import type { AppContext } from '../app/context.ts';
import { loadFactor } from './second-factor-row.ts';

/** How the second factor of one's own account stands. */
export async function findSecondFactor(
  context: Pick<AppContext, 'db' | 'proofKey' | 'config'>,
  { userId, kind }: Session,
): Promise<SecondFactor> {
  const factor = await loadFactor(context, userId);
  const isOn = factor !== undefined && factor.confirmed_at !== null;
  return {
    is_on: isOn,
    since: factor?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: isOn ? factor.recovery_codes_left : 0,
    is_demanded: kind !== 'user' && context.config.demandsSecondFactor,
  };
}
