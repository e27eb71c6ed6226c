import { addDays, addMonths, type DayRange, periodStart, plainDay } from '@cuadra/shared/domain';

/** The days that a statement is offered for, as they are chosen. */
export const STATEMENT_PERIODS = [
  { value: 'month', label: 'Este mes' },
  { value: 'last-month', label: 'El mes pasado' },
  { value: 'last-90', label: 'Últimos 90 días' },
  { value: 'all', label: 'Todo' },
  { value: 'custom', label: 'Otras fechas' },
] as const;
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number]['value'];

const DAYS = 90;

/** The days of a period, both included; undefined: from the first movement on. @param typed the days of `custom` */
export function daysOfPeriod(period: StatementPeriod, typed: DayRange, today: string): DayRange | undefined {
  const month = periodStart(today, 'month');
  switch (period) {
    case 'month':
      return { from: month, to: today };
    case 'last-month':
      return { from: addMonths(month, -1), to: addDays(month, -1) };
    case 'last-90':
      return { from: addDays(today, 1 - DAYS), to: today };
    case 'all':
      return undefined;
    case 'custom':
      return typed;
  }
}

/** «Del 01/11/2026 al 23/11/2026», as the head of a statement says it. */
export function periodText(days: DayRange | undefined, today: string): string {
  if (days === undefined) return `Hasta el ${plainDay(today)}`;
  return days.from === days.to
    ? `Del ${plainDay(days.from)}`
    : `Del ${plainDay(days.from)} al ${plainDay(days.to)}`;
}
