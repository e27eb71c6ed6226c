import { isCalendarDay, weekdayAndLongDay } from '@cuadra/shared/domain';
import { Button, DayInput, Field, Grid, Notice, Stack, Text } from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import { RowTools } from '../RowTools.tsx';
import { RowHead, RowItem, Rows } from '../rows-style.ts';
import { useStoreForm } from '../store-form-context.ts';

/** Days on which the shop does not open, whatever the day of the week is. */
export function ClosedDays() {
  const title = useId();
  const { form, chosen, errorOf } = useStoreForm();
  const [day, setDay] = useState('');
  const days = form.watch('closed_days');
  const set = (next: string[]) => form.setValue('closed_days', next, chosen);
  const add = () => {
    if (!isCalendarDay(day)) return;
    set([...new Set([...days, day])].sort());
    setDay('');
  };
  const wrong = errorOf('closed_days');
  return (
    <Stack $gap={2} role="group" aria-labelledby={title}>
      <Text as="h3" $size="md" $strong id={title}>
        Días que no abres
      </Text>
      {days.length > 0 && (
        <Rows aria-labelledby={title}>
          {days.map((one, index) => (
            <RowItem key={one}>
              <RowHead>
                <span>
                  {weekdayAndLongDay(one)} de {one.slice(0, 4)}
                </span>
                <RowTools
                  name={weekdayAndLongDay(one)}
                  index={index}
                  count={days.length}
                  onRemove={() => set(days.filter((other) => other !== one))}
                />
              </RowHead>
            </RowItem>
          ))}
        </Rows>
      )}
      <Grid $columns="minmax(0, 180px) auto" $align="end" style={{ justifyContent: 'start' }}>
        <Field label="Feriado o día libre">
          <DayInput
            value={day}
            onValueChange={setDay}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It adds the day, and does not send the form.
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <Button icon="plus" disabled={!isCalendarDay(day)} onClick={add}>
          Agregar día
        </Button>
      </Grid>
      {wrong && <Notice tone="bad">{wrong}</Notice>}
    </Stack>
  );
}
