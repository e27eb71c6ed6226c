import { Field, Icon, IconButton, Row, TextInput } from '@cuadra/shared/ui';
import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { CameraButton } from '../../camera/CameraButton.tsx';
import { addBarcodes } from './barcodes.ts';

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

export interface BarcodesInputProps {
  label: string;
  hint: string;
  error: string | undefined;
  /** What the list of those that are in it is called, for whoever hears it. */
  listLabel: string;
  value: readonly string[];
  onChange: (barcodes: string[]) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Any number of barcodes. A scanner types one and presses Enter, which adds it and sends no form; a camera reads one. */
export function BarcodesInput(props: BarcodesInputProps) {
  const { label, hint, error, listLabel, value, onChange, onBlur, inputRef } = props;
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed.trim() === '') return;
    onChange(addBarcodes(value, typed));
    setTyped('');
  };
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        <TextInput
          ref={inputRef}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // What was typed and not added must not be lost when the form is saved.
          onBlur={() => {
            add();
            onBlur?.();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Not of an empty field either: some scanners press it twice.
            event.preventDefault();
            add();
          }}
          leading={<Icon name="barcode" />}
          trailing={<CameraButton onRead={(code) => onChange(addBarcodes(value, code))} />}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
        />
      </Field>
      {value.length > 0 && (
        <Row $top={2} $align="stretch" as="ul" aria-label={listLabel}>
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
