import type { Order } from '@cuadra/shared/contract';
import { formatQuantity, formatUnitCost } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';
import { Field, QuantityInput, Text } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { RowItem } from '../../store/rows-style.ts';

const Line = styled(RowItem)`
  grid-template-columns: minmax(0, 1fr) 132px;
  gap: var(--s-3);
  align-items: center;
  overflow-wrap: anywhere;
`;

export interface ChangeRowProps {
  line: Order['lines'][number];
  value: TypedDecimal;
  onChange: (qty: TypedDecimal) => void;
}

/** A line of an order, and how much of it there is. */
export function ChangeRow({ line, value, onChange }: ChangeRowProps) {
  const { name, qty, ordered_qty, unit_price, currency } = line;
  return (
    <Line>
      <div>
        {name}
        <Text $tone="quiet" $size="sm">
          Pidió {formatQuantity(ordered_qty ?? qty)} a {formatUnitCost(unit_price, currency)}
        </Text>
      </div>
      <Field label={`Cantidad de ${name}`} hideLabel {...(value === null && { error: 'No es una cantidad' })}>
        <QuantityInput value={value ?? ''} onValueChange={onChange} />
      </Field>
    </Line>
  );
}
