import { isCalendarDay } from '@cuadra/shared/domain';

/** A moment as somebody types it: a day, a time, and, where it is not Caracas', the zone. */
const TYPED = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?$/;
/** Caracas knows no summer time. */
const CARACAS = '-04:00';

/** The moment that was typed, in ISO 8601 and UTC; undefined where it is none. */
export function parseMoment(text: string): string | undefined {
  const [, day = '', time, zone = CARACAS] = TYPED.exec(text.trim()) ?? [];
  // Of the 30th of February JavaScript makes a day in March.
  if (!isCalendarDay(day)) return undefined;
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** A moment as it is told: `2026-11-28 15:04:05, hora de Caracas`. @param moment ISO 8601, in UTC */
export function tellMoment(moment: string): string {
  // Swedish writes a day and a time as ISO 8601 does.
  return `${new Date(moment).toLocaleString('sv-SE', { timeZone: 'America/Caracas' })}, hora de Caracas`;
}
