import { useController, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { ProductValues } from './product-values.ts';

const MODES = [
  { isFixed: false, label: 'Costo más utilidad', hint: 'El precio sube y baja con el costo' },
  { isFixed: true, label: 'Precio fijo', hint: 'Tú escribes el precio' },
];

const Group = styled.fieldset`
  border: 0;
  padding: 0;
  min-width: 0;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: var(--s-2);
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: 6px;
  font-size: var(--t-sm);
  font-weight: 600;
  color: var(--ink-2);
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 10px;
  align-items: center;
  padding: 10px 12px;
  border: 1px solid var(--line-field);
  border-radius: var(--r-2);
  cursor: pointer;
  transition:
    background var(--quick),
    border-color var(--quick);
  &:hover {
    border-color: var(--ink-3);
  }
  &:has(:checked) {
    border-color: var(--brand);
    background: var(--brand-soft);
    box-shadow: inset 0 0 0 1px var(--brand);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }
  input {
    accent-color: var(--brand);
    width: 16px;
    height: 16px;
    margin: 0;
    outline: none;
  }
`;

const Name = styled.span`
  font-weight: 600;
`;

const Hint = styled.span`
  grid-column: 2;
  font-size: var(--t-sm);
  color: var(--ink-2);
`;

/** The two ways to set a price (spec §5, «Line price»). */
export function PriceMode() {
  const { control } = useFormContext<ProductValues>();
  const { field } = useController({ control, name: 'is_fixed_price' });
  return (
    <Group>
      <Legend>Cómo se calcula el precio</Legend>
      {MODES.map(({ isFixed, label, hint }) => (
        <Choice key={label}>
          <input
            type="radio"
            name={field.name}
            aria-label={label}
            checked={field.value === isFixed}
            onChange={() => field.onChange(isFixed)}
          />
          <Name>{label}</Name>
          <Hint>{hint}</Hint>
        </Choice>
      ))}
    </Group>
  );
}
