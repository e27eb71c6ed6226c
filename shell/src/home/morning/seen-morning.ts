import { storedJson } from '@cuadra/shared/state';
import { create } from 'zustand';

/** What was put away on this page, by its key: whoever draws the morning follows it. */
const usePutAway = create<Readonly<Record<string, string>>>(() => ({}));

/**
 * The last day on which a user put the morning of a company away on this device, `2026-11-27`, and how they put that of a
 * day away.
 */
export function useSeenMorning(
  companyId: string,
  userId: string,
): [string | undefined, (day: string) => void] {
  const key = `cuadra.morning.${companyId}.${userId}`;
  const stored = storedJson(key, (value) => (typeof value === 'string' ? value : undefined));
  const here = usePutAway((days) => days[key]);
  const putAway = (day: string) => {
    stored.write(day);
    usePutAway.setState({ [key]: day });
  };
  return [here ?? stored.read(), putAway];
}
