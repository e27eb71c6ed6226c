import { storedJson } from '@cuadra/shared/state';

/** The last day on which a user put the morning of a company away on this device: `2026-11-27`. */
export function seenMorning(companyId: string, userId: string) {
  return storedJson(`cuadra.morning.${companyId}.${userId}`, (value) =>
    typeof value === 'string' ? value : undefined,
  );
}
