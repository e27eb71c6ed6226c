import { isCalendarDay, PERIODS, rangeOf } from '@cuadra/shared/domain';
import { DayInput, Select } from '@cuadra/shared/ui';
import type { ChosenFilter } from '../use-filter.ts';

const LABELS = {
  today: 'Hoy',
  yesterday: 'Ayer',
  week: 'Esta semana',
  month: 'Este mes',
  last30: 'Últimos 30 días',
} as const;

/** Which days: any, some by their name, or from one to another; each a control of the bar that it stands in. */
export function DaysFilter({ filter: { days }, today, change }: ChosenFilter) {
  const range = days && rangeOf(days, today);
  const take = (value: string) => {
    const name = PERIODS.find((known) => known === value);
    if (name) change({ days: { name } });
    else if (value === 'custom')
      change({ days: { name: 'custom', range: range ?? { from: today, to: today } } });
    else change({ days: undefined });
  };
  const pick = (side: 'from' | 'to', day: string) => {
    if (!range || !isCalendarDay(day) || day > today) return;
    // The other day follows, where this one would pass it.
    const next =
      side === 'from'
        ? { from: day, to: day > range.to ? day : range.to }
        : { from: day < range.from ? day : range.from, to: day };
    change({ days: { name: 'custom', range: next } });
  };
  return (
    <>
      <Select
        aria-label="Fechas"
        value={days?.name ?? ''}
        onChange={({ target }) => take(target.value)}
        options={[
          { value: '', label: 'Cualquier fecha' },
          ...Object.entries(LABELS).map(([value, label]) => ({ value, label })),
          { value: 'custom', label: 'Otras fechas' },
        ]}
      />
      {days?.name === 'custom' && range && (
        <>
          <DayInput
            aria-label="Desde"
            aria-required
            max={today}
            value={range.from}
            onValueChange={(day) => pick('from', day)}
          />
          <DayInput
            aria-label="Hasta"
            aria-required
            max={today}
            value={range.to}
            onValueChange={(day) => pick('to', day)}
          />
        </>
      )}
    </>
  );
}
