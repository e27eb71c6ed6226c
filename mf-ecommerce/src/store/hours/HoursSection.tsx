import { Notice, Switch } from '@cuadra/shared/ui';
import { FormSection } from '../FormSection.tsx';
import { Rows } from '../rows-style.ts';
import { useStoreForm } from '../store-form-context.ts';
import { ClosedDays } from './ClosedDays.tsx';
import { DayRow } from './DayRow.tsx';
import { type OpeningRow, usualWeek, WEEKDAYS } from './openings.ts';

/** When the shop takes care of orders. */
export function HoursSection() {
  const { form, chosen, errorOf } = useStoreForm();
  const [isAlways, openings, takesClosed] = form.watch(['is_always_open', 'openings', 'takes_orders_closed']);
  const set = (next: OpeningRow[]) => form.setValue('openings', next, chosen);
  const wrong = errorOf('openings');
  return (
    <FormSection title="Horario" about="Cuándo atiendes los pedidos, con la hora de Venezuela.">
      <Switch
        label="Siempre abierta"
        checked={isAlways}
        onCheckedChange={(checked) => {
          if (!checked && openings.length === 0) set(usualWeek());
          form.setValue('is_always_open', checked, chosen);
        }}
      />
      {!isAlways && (
        <Rows aria-label="Horario de la semana">
          {WEEKDAYS.map((weekday) => (
            <DayRow key={weekday.day} weekday={weekday} openings={openings} onChange={set} />
          ))}
        </Rows>
      )}
      {wrong && <Notice tone="bad">{wrong}</Notice>}
      <ClosedDays />
      <Switch
        label="Recibir pedidos con la tienda cerrada"
        hint="Quien pide sabe que lo atiendes cuando abras."
        checked={takesClosed}
        onCheckedChange={(checked) => form.setValue('takes_orders_closed', checked, chosen)}
      />
    </FormSection>
  );
}
