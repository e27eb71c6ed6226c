import type { Opening } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';

/** An opening as it is filled in, known by an id while its times change. */
export type OpeningRow = Opening & { id: string };

/** By their number in the contract: 1 is Monday. */
export const WEEKDAYS = [
  { day: 1, name: 'Lunes' },
  { day: 2, name: 'Martes' },
  { day: 3, name: 'Miércoles' },
  { day: 4, name: 'Jueves' },
  { day: 5, name: 'Viernes' },
  { day: 6, name: 'Sábado' },
  { day: 7, name: 'Domingo' },
] as const;

/** The end of a day, which no clock shows. */
export const MIDNIGHT = '24:00';

/** What a day's first opening begins with: the hours of most shops. */
const USUAL = { from: '08:00', to: '18:00' };

export function toRows(openings: readonly Opening[]): OpeningRow[] {
  return openings.map((opening) => ({ ...opening, id: newId() }));
}

/** The openings of a day, in the order in which they were added. */
export function openingsOn(rows: readonly OpeningRow[], day: number): OpeningRow[] {
  return rows.filter((row) => row.day === day);
}

/** The week with one more opening of a day: the usual hours, or what is to be filled in after the last one. */
export function withOpening(rows: readonly OpeningRow[], day: number): OpeningRow[] {
  const last = openingsOn(rows, day).at(-1);
  const times = last ? { from: last.to === MIDNIGHT ? '' : last.to, to: '' } : USUAL;
  return [...rows, { id: newId(), day, ...times }];
}

/** The week with a day's hours on all other days, which lose their own. */
export function copiedToAll(rows: readonly OpeningRow[], day: number): OpeningRow[] {
  const own = openingsOn(rows, day);
  return WEEKDAYS.flatMap((weekday) =>
    weekday.day === day ? own : own.map((row) => ({ ...row, id: newId(), day: weekday.day })),
  );
}

/** A week to begin with, for who is not always open: Monday to Saturday. */
export function usualWeek(): OpeningRow[] {
  return toRows(WEEKDAYS.slice(0, 6).map(({ day }) => ({ day, ...USUAL })));
}
