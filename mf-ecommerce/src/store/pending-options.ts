import { counted } from '@cuadra/shared/domain';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes that most shops choose from. */
const USUAL = [30, HOUR, 3 * HOUR, 12 * HOUR, DAY];

/** The usual times, and the one that is set if it is another. */
export function pendingOptions(minutes: number): { value: string; label: string }[] {
  return [...new Set([...USUAL, minutes])]
    .sort((one, other) => one - other)
    .map((time) => ({ value: String(time), label: timeText(time) }));
}

/** `1 día 2 horas 30 minutos`. */
export function timeText(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR), minutes % HOUR];
  const parts = [
    days > 0 && counted(days, 'día', 'días'),
    hours > 0 && counted(hours, 'hora', 'horas'),
    rest > 0 && counted(rest, 'minuto', 'minutos'),
  ];
  return parts.filter(Boolean).join(' ');
}
