const relative = new Intl.RelativeTimeFormat('es', { numeric: 'auto' });

/** Seconds of each unit, the largest first. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `hace 3 horas`, `ayer`; «No ha ingresado» for who was never seen (spec §4). */
export function lastSeenText(lastSeenAt: string | null, now: Date = new Date()): string {
  if (lastSeenAt === null) return 'No ha ingresado';
  const seconds = Math.max(0, (now.getTime() - new Date(lastSeenAt).getTime()) / 1000);
  const fitting = UNITS.find(([, size]) => seconds >= size);
  if (!fitting) return 'hace un momento';
  const [unit, size] = fitting;
  return relative.format(-Math.floor(seconds / size), unit);
}
