import { costText } from '@cuadra/shared/domain';
import { Field, FormRow, IconButton, MoneyInput, QuantityInput, Select, Text } from '@cuadra/shared/ui';
import { FormRowItem, RowHead, RowName } from '../form/rows-style.ts';
import { type RiseValues, risenCost } from './rises.ts';

const KINDS = [
  { value: 'percent', label: 'Sube en %' },
  { value: 'cost', label: 'Costará' },
];

export interface RiseRowProps {
  rise: RiseValues;
  onChange: (rise: RiseValues) => void;
  onRemove: () => void;
}

/** One good that would cost something else: by how much, or what. */
export function RiseRow({ rise, onChange, onRemove }: RiseRowProps) {
  const { known, kind, value } = rise;
  const { good, cost, cost_currency } = known;
  const after = risenCost(rise);
  return (
    <FormRowItem aria-label={good.name} id={`rise-${rise.id}`}>
      <RowHead>
        <RowName>
          {good.name}
          <Text $tone="quiet" $size="xs">
            {cost === null ? 'Sin costo' : costText(cost, cost_currency)}
            {after !== null && ` → ${costText(after, cost_currency)}`}
          </Text>
        </RowName>
        <IconButton icon="trash" label={`Quitar ${good.name}`} onClick={onRemove} />
      </RowHead>
      <FormRow>
        <Select
          aria-label={`Cómo cambia ${good.name}`}
          value={kind}
          options={cost === null ? KINDS.slice(1) : KINDS}
          onChange={({ target }) =>
            onChange({ ...rise, kind: target.value === 'cost' ? 'cost' : 'percent', value: '' })
          }
        />
        <Field label={kind === 'cost' ? `Costo nuevo de ${good.name}` : `Cuánto sube ${good.name}`} hideLabel>
          {kind === 'cost' ? (
            <MoneyInput
              isUnitCost
              currency={cost_currency}
              value={value ?? ''}
              onValueChange={(next) => onChange({ ...rise, value: next })}
            />
          ) : (
            <QuantityInput
              trailing="%"
              placeholder="20"
              value={value ?? ''}
              onValueChange={(next) => onChange({ ...rise, value: next })}
            />
          )}
        </Field>
      </FormRow>
    </FormRowItem>
  );
}
