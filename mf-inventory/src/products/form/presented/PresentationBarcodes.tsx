import { Field, Icon, IconButton, Row, TextInput } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { addBarcodes } from '../barcodes.ts';

const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding-inline-start: 10px;
  border: 1px solid var(--line);
  border-radius: var(--r-1);
  background: var(--surface-2);
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export interface PresentationBarcodesProps {
  /** What the presentation is called, for whoever hears the field. */
  of: string;
  value: readonly string[];
  onChange: (barcodes: string[]) => void;
  error: string | undefined;
}

/** The barcodes of a pack or a box. A scanner types one and presses Enter, which adds it and sends no form. */
export function PresentationBarcodes({ of, value, onChange, error }: PresentationBarcodesProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed.trim() === '') return;
    onChange(addBarcodes(value, typed));
    setTyped('');
  };
  return (
    <div>
      <Field
        label={`Códigos de barras de ${of}`}
        hint="El que trae impreso. Al escanearlo en Caja se vende completo."
        error={error}
      >
        <TextInput
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // What was typed and not added must not be lost when the form is saved.
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          leading={<Icon name="barcode" />}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
        />
      </Field>
      {value.length > 0 && (
        <Row $top={2} $align="stretch" as="ul" aria-label={`Códigos agregados a ${of}`}>
          {value.map((barcode) => (
            <Chip key={barcode}>
              {barcode}
              <IconButton
                icon="x"
                size="sm"
                label={`Quitar ${barcode}`}
                onClick={() => onChange(value.filter((other) => other !== barcode))}
              />
            </Chip>
          ))}
        </Row>
      )}
    </div>
  );
}
