import type { Product } from '@cuadra/shared/contract';
import { useEntityFormContext } from '@cuadra/shared/form';
import { Field, Icon, IconButton, Row, TextInput } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { BarcodeOwner } from './BarcodeOwner.tsx';
import { addBarcodes } from './barcodes.ts';
import type { ProductValues } from './product-values.ts';

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

/** As many barcodes as a product has. A scanner types one and presses Enter, which adds it and sends no form. */
export function BarcodesField({ product }: { product: Product | undefined }) {
  const { form, errorOf } = useEntityFormContext<ProductValues>();
  const { field } = useController({ control: form.control, name: 'barcodes' });
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed.trim() === '') return;
    field.onChange(addBarcodes(field.value, typed));
    setTyped('');
  };
  return (
    <div>
      <Field
        label="Códigos de barras"
        hint="Escanea o escribe, y pulsa Enter. Puede tener varios."
        error={errorOf('barcodes')}
      >
        <TextInput
          ref={field.ref}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // What was typed and not added must not be lost when the form is saved.
          onBlur={() => {
            add();
            field.onBlur();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Not of an empty field either: some scanners press it twice.
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
      {field.value.length > 0 && (
        <Row $top={2} $align="stretch" as="ul" aria-label="Códigos de barras agregados">
          {field.value.map((barcode) => (
            <Chip key={barcode}>
              {barcode}
              <IconButton
                icon="x"
                size="sm"
                label={`Quitar ${barcode}`}
                onClick={() => field.onChange(field.value.filter((other) => other !== barcode))}
              />
            </Chip>
          ))}
        </Row>
      )}
      {field.value
        .filter((barcode) => !product?.barcodes.includes(barcode))
        .map((barcode) => (
          <BarcodeOwner key={barcode} barcode={barcode} ownId={product?.id} />
        ))}
    </div>
  );
}
