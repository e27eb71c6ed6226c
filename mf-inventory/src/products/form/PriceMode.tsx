import { ChoiceCards } from '@cuadra/shared/ui';
import { useController, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { ProductValues } from './product-values.ts';

/** What is in it can be read and not changed while it is disabled. */
const Whole = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  &:disabled label {
    cursor: default;
    opacity: 0.7;
  }
`;

const FIXED = 'fixed';
const MODES = [
  { value: 'utility', label: 'Costo más utilidad', hint: 'El precio sube y baja con el costo' },
  { value: FIXED, label: 'Precio fijo', hint: 'Tú escribes el precio' },
];

/** The two ways to set a price (spec §5, «Line price»). */
export function PriceMode({ locked }: { locked: string | undefined }) {
  const { control } = useFormContext<ProductValues>();
  const { field } = useController({ control, name: 'is_fixed_price' });
  return (
    <Whole disabled={locked !== undefined}>
      <ChoiceCards
        legend="Cómo se calcula el precio"
        name={field.name}
        choices={MODES}
        value={field.value ? FIXED : 'utility'}
        onChoose={(mode) => field.onChange(mode === FIXED)}
        beside
      />
    </Whole>
  );
}
