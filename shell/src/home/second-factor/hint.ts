import { OWNER_ROLE_ID } from '@cuadra/shared/domain';
import { only, storedJson } from '@cuadra/shared/state';

/** Local storage holds under this and a user's id that they put the hint away. */
const KEY = 'cuadra.second-factor-hint';

/** Whether somebody has put the hint away on this device. */
export function putAway(userId: string) {
  return storedJson(
    `${KEY}.${userId}`,
    only((value): value is true => value === true),
  );
}

/** Owners whose login asks for no code are told that it could: what they may do is all that there is. */
export function isOffered(state: {
  user: { role_id: string | null };
  second_factor?: 'on' | 'off' | 'demanded' | undefined;
}): boolean {
  return state.second_factor === 'off' && state.user.role_id === OWNER_ROLE_ID;
}
