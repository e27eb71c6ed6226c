import type { Good } from '@cuadra/shared/contract';
import { formatQuantity } from '@cuadra/shared/domain';
import { PHONE, QuantityInput, Text } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { FormSection } from '../../formulas/form/FormSection.tsx';
import { useMeasureName } from '../../materials/measures.ts';
import { type BatchFormula, expectedOf, type TypedQuantities } from './finish-values.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(168px, 40%);
    gap: var(--s-3);
    align-items: center;
    padding: var(--s-2) 0;
  }
  ${PHONE} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export interface QuantitiesProps {
  title: string;
  about: string;
  /** Before the good's name in the name of its box: «Usado de Harina». */
  verb: string;
  formula: BatchFormula;
  rows: readonly { good: Good; qty: string }[];
  /** All that was made; undefined while nobody knows. */
  made: string | undefined;
  value: TypedQuantities;
  onChange: (next: TypedQuantities) => void;
  error: string | undefined;
}

/** Quantities that the formula says, each to be typed over where it was otherwise. */
export function Quantities(props: QuantitiesProps) {
  const { title, about, verb, formula, rows, made, value, onChange, error } = props;
  const measureName = useMeasureName();
  if (rows.length === 0) return null;
  return (
    <FormSection title={title} about={about}>
      <List aria-label={title}>
        {rows.map(({ good, qty }) => {
          const expected = expectedOf(qty, formula, made);
          return (
            <li key={good.id}>
              {good.name}
              <QuantityInput
                aria-label={`${verb} de ${good.name}`}
                placeholder={expected === undefined ? '' : formatQuantity(expected)}
                trailing={measureName(good.measure_id) ?? undefined}
                value={value[good.id] ?? ''}
                onValueChange={(typed) => onChange({ ...value, [good.id]: typed })}
              />
            </li>
          );
        })}
      </List>
      {error && (
        <Text $tone="bad" $size="sm" role="alert">
          {error}
        </Text>
      )}
    </FormSection>
  );
}
