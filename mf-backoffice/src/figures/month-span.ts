import { findFigures, MOST_FIGURE_MONTHS } from '@cuadra/shared/contract';
import { addMonths, monthOf } from '@cuadra/shared/domain';

/** Months as `2026-11`, both included. */
export interface MonthSpan {
  from: string;
  to: string;
}

/** Months that are shown where nobody says which, the running one included. */
const USUAL = 12;
/** Years that can be chosen from; older ones are in the address. */
const YEARS = 4;

/** So many months after one. */
function monthsAfter(month: string, count: number): string {
  return addMonths(`${month}-01`, count).slice(0, 7);
}

/** The last twelve months. @param today in Caracas, `2026-11-20` */
export function usualSpan(today: string): MonthSpan {
  const to = today.slice(0, 7);
  return { from: monthsAfter(to, 1 - USUAL), to };
}

/** The months that an address names; undefined where it names none, or some that nobody can be asked for. */
export function readSpan(from: string | null, to: string | null, today: string): MonthSpan | undefined {
  const { data } = findFigures.query.safeParse({ from: from ?? undefined, to: to ?? undefined });
  if (data?.from === undefined || data.to === undefined || data.to > today.slice(0, 7)) return undefined;
  return { from: data.from, to: data.to };
}

/** From another month on: the end comes along where it would be before it, or too far. */
export function withFrom({ to }: MonthSpan, from: string): MonthSpan {
  const furthest = monthsAfter(from, MOST_FIGURE_MONTHS - 1);
  if (to < from) return { from, to: from };
  return { from, to: to > furthest ? furthest : to };
}

/** Up to another month: the beginning comes along where it would be after it, or too far. */
export function withTo({ from }: MonthSpan, to: string): MonthSpan {
  const furthest = monthsAfter(to, 1 - MOST_FIGURE_MONTHS);
  if (from > to) return { from: to, to };
  return { from: from < furthest ? furthest : from, to };
}

/** The months that can be chosen, the last first, and those that are chosen already. */
export function monthChoices({ from, to }: MonthSpan, today: string): { value: string; label: string }[] {
  const running = today.slice(0, 7);
  const months = Array.from({ length: YEARS * 12 }, (_, index) => monthsAfter(running, -index));
  return [...new Set([...months, to, from])]
    .sort((a, b) => (a < b ? 1 : -1))
    .map((value) => ({ value, label: monthName(value) }));
}

/** `2026-11` → `nov 2026`. */
export function monthName(month: string): string {
  return monthOf(`${month}-01`);
}
