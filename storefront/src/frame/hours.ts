import type { Opening } from '@cuadra/shared/contract';
import { addDays, companyDay, formatDateTime } from '@cuadra/shared/domain';

const DAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

/** The hours of a week, a line for each day that has any. */
export function weekLines(openings: readonly Opening[]): string[] {
  return DAYS.flatMap((name, index) => {
    const ofDay = openings.filter(({ day }) => day === index + 1);
    if (ofDay.length === 0) return [];
    const spans = [...ofDay].sort((a, b) => a.from.localeCompare(b.from));
    return [`${name}: ${spans.map(({ from, to }) => `${clock(from)} a ${clock(to)}`).join(' y ')}`];
  });
}

/** `14:30` → `2:30 p. m.` */
function clock(time: string): string {
  if (time === '24:00') return 'medianoche';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'a. m.' : 'p. m.';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** `hoy a las 2:30 p. m.`, `mañana a las 8:00 a. m.`, `el 24/12 a las …`. */
export function whenText(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const time = formatDateTime(at).split(', ')[1] ?? '';
  return `${relativeDay(companyDay(at), companyDay(now))} a las ${time}`;
}

/** `hoy`, `mañana`, `el 24/12`. @param day `2026-12-24` */
function relativeDay(day: string, today: string): string {
  if (day === today) return 'hoy';
  if (day === addDays(today, 1)) return 'mañana';
  const [, month, date] = day.split('-');
  return `el ${date}/${month}`;
}
