import { CUADRA_COLOUR } from '@cuadra/shared/domain';
import { Button, Field, Row, Text, useFieldControl } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { useStoreForm } from '../store-form-context.ts';
import { LogoColourButton } from './LogoColourButton.tsx';

const Native = styled.input`
  width: 64px;
  height: 44px;
  padding: 4px;
  border: 1px solid var(--line-field);
  border-radius: var(--r-2);
  background: var(--surface);
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;

/** The colour of the store, or none: then it is Cuadra's own. */
export function ColourField() {
  const { form, chosen, errorOf } = useStoreForm();
  const colour = form.watch('colour');
  return (
    <Field label="Color" error={errorOf('colour')} hint="Del encabezado y los botones.">
      <Row $gap={3}>
        <ColourInput
          value={colour || CUADRA_COLOUR}
          onChange={(value) => form.setValue('colour', value, chosen)}
        />
        {colour === '' ? (
          <Text as="span" $size="sm" $tone="quiet">
            El de Cuadra
          </Text>
        ) : (
          <Button size="sm" onClick={() => form.setValue('colour', '', chosen)}>
            Usar el de Cuadra
          </Button>
        )}
        <LogoColourButton onChoose={(value) => form.setValue('colour', value, chosen)} />
      </Row>
    </Field>
  );
}

function ColourInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const field = useFieldControl();
  return (
    <Native
      {...field}
      type="color"
      value={value}
      onChange={({ target }) => onChange(target.value.toLowerCase())}
    />
  );
}
