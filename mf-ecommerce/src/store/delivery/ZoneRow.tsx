import { currencySymbol, DEFAULT_ALTERNATIVE_CURRENCY, DEFAULT_MAIN_CURRENCY } from '@cuadra/shared/domain';
import { useCurrencies } from '@cuadra/shared/state';
import { Field, FormRow, Grid, MoneyInput, Select, Text, TextInput } from '@cuadra/shared/ui';
import { RowTools } from '../RowTools.tsx';
import { RowHead, RowItem } from '../rows-style.ts';
import { useStoreForm } from '../store-form-context.ts';
import type { ZoneValues } from '../store-values.ts';

export interface ZoneRowProps {
  zone: ZoneValues;
  index: number;
  count: number;
  onChange: (zone: ZoneValues) => void;
  onRemove: () => void;
}

/** A place that the shop delivers to, what that costs and when. */
export function ZoneRow({ zone, index, count, onChange, onRemove }: ZoneRowProps) {
  const { errorOf } = useStoreForm();
  const used = useCurrencies();
  const name = zone.name || `zona ${index + 1}`;
  const currencies = new Set([
    used?.main ?? DEFAULT_MAIN_CURRENCY,
    used?.alternative ?? DEFAULT_ALTERNATIVE_CURRENCY,
    // One that the company has used before is shown until another one is chosen.
    zone.currency,
  ]);
  const wrong = (field: string) => errorOf(`zones.${index}.${field}`);
  return (
    <RowItem id={`zone-${zone.id}`} aria-label={name}>
      <RowHead>
        <Text as="span" $strong>
          {zone.name || `Zona ${index + 1}`}
        </Text>
        <RowTools name={name} index={index} count={count} onRemove={onRemove} />
      </RowHead>
      <FormRow $gap={3}>
        <Field label={`Nombre de la zona ${index + 1}`} error={wrong('name')}>
          <TextInput
            value={zone.name}
            maxLength={80}
            placeholder="Centro"
            onChange={({ target }) => onChange({ ...zone, name: target.value })}
          />
        </Field>
        <Grid $columns="minmax(0, 1fr) 120px" $gap={2}>
          <Field label={`Costo de la zona ${index + 1}`} error={wrong('cost')}>
            <MoneyInput value={zone.cost ?? ''} onValueChange={(cost) => onChange({ ...zone, cost })} />
          </Field>
          <Field label="Moneda" error={wrong('currency')}>
            <Select
              value={zone.currency}
              options={[...currencies].map((code) => ({
                value: code,
                label: `${currencySymbol(code).symbol} (${code})`,
              }))}
              onChange={({ target }) => onChange({ ...zone, currency: target.value })}
            />
          </Field>
        </Grid>
      </FormRow>
      <Field label={`Horario de la zona ${index + 1}`} error={wrong('hours')}>
        <TextInput
          value={zone.hours}
          maxLength={120}
          placeholder="De 2 a 6 de la tarde"
          onChange={({ target }) => onChange({ ...zone, hours: target.value })}
        />
      </Field>
    </RowItem>
  );
}
