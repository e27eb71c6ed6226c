/** Made when something is first written with it, as `companyTimeFormat`. */
let format: Intl.RelativeTimeFormat | undefined;

/** Seconds of each unit, the largest first. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `hace 3 horas`, `ayer`, `dentro de 2 días`; `hace un momento` for less than a minute. */
export function relativeText(instant: string, now: Date = new Date()): string {
  const seconds = (new Date(instant).getTime() - now.getTime()) / 1000;
  const fitting = UNITS.find(([, size]) => Math.abs(seconds) >= size);
  if (!fitting) return 'hace un momento';
  const [unit, size] = fitting;
  format ??= new Intl.RelativeTimeFormat('es', { numeric: 'auto' });
  return format.format(Math.trunc(seconds / size), unit);
}
