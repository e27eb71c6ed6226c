import type { RegistryHold } from '@cuadra/shared/contract';
import { addDays, companyDay } from '@cuadra/shared/domain';

/** Caracas has had no summer time since 2016 (`COMPANY_TIME_ZONE`). */
const OFFSET = '-04:00';

/**
 * Since when a company keeps the versions that it runs: since its hours began, or since it was said, if that was later.
 *
 * @returns undefined outside of its hours
 */
export function heldSince({ days, opens, closes, set_at }: RegistryHold, now: Date): Date | undefined {
  const today = companyDay(now);
  // Hours that began yesterday may not be over.
  for (const day of [today, addDays(today, -1)]) {
    if (!days.includes(weekday(day))) continue;
    const begin = at(day, opens);
    const end = at(closes > opens ? day : addDays(day, 1), closes);
    if (now < begin || now >= end) continue;
    const said = new Date(set_at);
    return said > begin ? said : begin;
  }
  return undefined;
}

/** Monday is 1, Sunday 7. */
function weekday(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

function at(day: string, time: string): Date {
  return new Date(`${day}T${time}:00${OFFSET}`);
}
