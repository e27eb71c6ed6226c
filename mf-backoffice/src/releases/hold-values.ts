import { HoldHours } from '@cuadra/shared/contract';
import { z } from 'zod';

/** Monday is 1. */
export const WEEK = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'].map(
  (label, index) => ({ value: String(index + 1), label }),
);

const Company = z.object({ value: z.string(), label: z.string() });
export type ChosenCompany = z.input<typeof Company>;

export const holdSchema = z
  .object({
    company: Company.nullable(),
    days: z.array(z.string()).min(1, 'required'),
    opens: HoldHours.shape.opens,
    closes: HoldHours.shape.closes,
  })
  .refine(({ company }) => company !== null, { path: ['company'], message: 'required' })
  .refine(({ opens, closes }) => opens !== closes, { path: ['closes'], message: 'same-as-opens' });

/** `lunes a sábado, de 08:00 a 18:00`: the days that follow each other as from and to. */
export function hoursText({ days, opens, closes }: HoldHours): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const names = sorted.map((day) => (WEEK[day - 1]?.label ?? '').toLowerCase());
  const isRun = sorted.length > 2 && (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) === sorted.length - 1;
  const on = isRun ? `${names[0]} a ${names.at(-1)}` : names.join(', ');
  return `${on}, de ${opens} a ${closes}`;
}
