import { DEFAULT_MAIN_CURRENCY } from '@cuadra/shared/domain';
import { useCurrencies } from '@cuadra/shared/state';
import { Button, Notice, Stack, Text } from '@cuadra/shared/ui';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { withoutRow, withRow } from '../rows.ts';
import { Rows } from '../rows-style.ts';
import { useStoreForm } from '../store-form-context.ts';
import { newZone, type ZoneValues } from '../store-values.ts';
import { ZoneRow } from './ZoneRow.tsx';

/** Where the shop delivers to. */
export function ZonesField() {
  const title = useId();
  const { form, chosen, errorOf } = useStoreForm();
  const main = useCurrencies()?.main ?? DEFAULT_MAIN_CURRENCY;
  const zones = form.watch('zones');
  const set = (next: ZoneValues[]) => form.setValue('zones', next, chosen);
  const add = () => {
    // What is delivered for dollars once is so again.
    const zone = newZone(zones.at(-1)?.currency ?? main);
    flushSync(() => form.setValue('zones', [...zones, zone], { shouldDirty: true }));
    document.getElementById(`zone-${zone.id}`)?.querySelector('input')?.focus();
  };
  const wrong = errorOf('zones');
  return (
    <Stack $gap={2} role="group" aria-labelledby={title}>
      <div>
        <Text as="h3" $size="md" $strong id={title}>
          Zonas de delivery
        </Text>
        <Text $tone="quiet" $size="sm">
          A dónde llevas y cuánto cuesta. Sin ninguna, lo acuerdas con cada cliente.
        </Text>
      </div>
      {wrong && <Notice tone="bad">{wrong}</Notice>}
      {zones.length > 0 && (
        <Rows aria-labelledby={title}>
          {zones.map((zone, index) => (
            <ZoneRow
              key={zone.id}
              zone={zone}
              index={index}
              count={zones.length}
              onChange={(changed) => set(withRow(zones, changed))}
              onRemove={() => set(withoutRow(zones, zone.id))}
            />
          ))}
        </Rows>
      )}
      <div>
        <Button icon="plus" onClick={add}>
          Agregar zona
        </Button>
      </div>
    </Stack>
  );
}
