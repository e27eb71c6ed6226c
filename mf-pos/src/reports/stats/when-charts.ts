import { shownMoney, type TwoCurrencies } from '@cuadra/shared/domain';
import type { ChartPoint } from '@cuadra/shared/ui';

interface Tally {
  tickets: number;
  total: string;
  total_alternative: string;
}

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** Every day of the week, Monday first, also those on which nothing was sold. */
export function weekdayPoints(
  tallies: readonly (Tally & { weekday: number })[],
  pair: TwoCurrencies,
): ChartPoint[] {
  return WEEKDAYS.map((name, index) => {
    const tally = tallies.find(({ weekday }) => weekday === index + 1);
    return pointOf(name, name.slice(0, 3), capital(name), tally, pair);
  });
}

/** Every hour from the first to the last one in which something was sold. */
export function hourPoints(
  tallies: readonly (Tally & { hour: number })[],
  pair: TwoCurrencies,
): ChartPoint[] {
  const hours = tallies.map(({ hour }) => hour);
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  return Array.from({ length: Math.max(last - first + 1, 0) || 0 }, (_, index) => {
    const hour = first + index;
    const tally = tallies.find((one) => one.hour === hour);
    return pointOf(
      String(hour),
      hourText(hour),
      `De ${hourText(hour)} a ${hourText((hour + 1) % 24)}`,
      tally,
      pair,
    );
  });
}

function pointOf(
  key: string,
  label: string,
  name: string,
  tally: Tally | undefined,
  pair: TwoCurrencies,
): ChartPoint {
  return {
    key,
    label,
    name,
    amounts: [shownMoney(tally?.total ?? '0.00', tally?.total_alternative ?? '0.00', pair)],
  };
}

/** `8 a. m.`, as people say it. */
function hourText(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}
