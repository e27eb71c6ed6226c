import { countingUnits } from '@cuadra/shared/domain';
import { useEntityFormContext } from '@cuadra/shared/form';
import { Button, Field, IconButton, QuantityInput, Row, Stack, Text, TextInput } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { amountText } from '../material-text.ts';
import { emptyUnit, type MaterialValues, type UnitValues, unitFieldError } from './material-values.ts';

/** As the contract has it. */
const MOST = 10;
const MOST_LETTERS = 40;

const Unit = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 44px;
  gap: var(--s-2);
  align-items: start;
  & > button {
    margin-top: 24px;
  }
`;

/** In what else a material is counted: what converts by itself is told, a saco of 45 is written. */
export function UnitsFields({ measure }: { measure: string | null }) {
  const { form } = useEntityFormContext<MaterialValues>();
  const { field } = useController({ control: form.control, name: 'units' });
  // Those that were there as the form opened keep the focus where it is.
  const [known] = useState(() => new Set(field.value.map(({ id }) => id)));
  const errors = form.formState.errors.units;
  const standard = countingUnits(measure, []);
  const set = (unit: UnitValues) =>
    field.onChange(field.value.map((other) => (other.id === unit.id ? unit : other)));
  return (
    <Stack $gap={3} role="group" aria-labelledby="units-title">
      <div>
        <Text as="h3" $size="md" $strong id="units-title">
          Otras unidades
        </Text>
        <Text $tone="quiet" $size="sm">
          {standard.length > 0
            ? `Se convierte solo: ${standard.map(({ name }) => name).join(' y ')}. Agrega las tuyas, como un saco de 45.`
            : 'Como un saco de 45 o un tambor de 200.'}
        </Text>
      </div>
      {field.value.map((unit, index) => {
        const title = unit.name.trim() || 'la unidad nueva';
        const wrong = errors?.[index];
        return (
          <Unit key={unit.id}>
            <Field label="Nombre de la unidad" required error={unitFieldError('name', wrong?.name?.message)}>
              <TextInput
                value={unit.name}
                maxLength={MOST_LETTERS}
                placeholder="Saco"
                autoComplete="off"
                autoFocus={!known.has(unit.id)}
                onChange={({ target }) => set({ ...unit, name: target.value })}
              />
            </Field>
            <Field
              label={`Cuánto trae ${unit.name.trim()}`.trim()}
              required
              error={unitFieldError('factor', wrong?.factor?.message)}
              hint={unit.factor ? `1 ${title} = ${amountText(unit.factor, measure)}` : undefined}
            >
              <QuantityInput
                value={unit.factor ?? ''}
                trailing={measure ?? undefined}
                onValueChange={(factor) => set({ ...unit, factor })}
              />
            </Field>
            <IconButton
              icon="trash"
              label={`Quitar ${title}`}
              onClick={() => field.onChange(field.value.filter(({ id }) => id !== unit.id))}
            />
          </Unit>
        );
      })}
      {field.value.length < MOST && (
        <Row>
          <Button size="sm" icon="plus" onClick={() => field.onChange([...field.value, emptyUnit()])}>
            Agregar unidad
          </Button>
        </Row>
      )}
    </Stack>
  );
}
