import { useState } from 'react';
import styled from 'styled-components';
import { CUADRA_COLOUR } from '../domain/index.ts';
import { notify } from '../state/index.ts';
import { Button } from './Button.tsx';
import { useFieldControl } from './Field.tsx';
import { Row } from './Row.ts';
import { Text } from './Text.ts';

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

export interface ColourPickerProps {
  /** `#0b6e4f`; empty: none of its own, which shows as Cuadra's. */
  value: string;
  onChange: (value: string) => void;
  /** The company's picture, a data URL, whose colour can be taken. */
  logo?: string | null | undefined;
}

/** A colour, none, or that of a logo; in a `Field`. */
export function ColourPicker({ value, onChange, logo }: ColourPickerProps) {
  const field = useFieldControl();
  return (
    <Row $gap={3}>
      <Native
        {...field}
        type="color"
        value={value || CUADRA_COLOUR}
        onChange={({ target }) => onChange(target.value.toLowerCase())}
      />
      {value === '' ? (
        <Text as="span" $size="sm" $tone="quiet">
          El de Cuadra
        </Text>
      ) : (
        <Button size="sm" onClick={() => onChange('')}>
          Usar el de Cuadra
        </Button>
      )}
      {logo && <LogoColourButton logo={logo} onChoose={onChange} />}
    </Row>
  );
}

function LogoColourButton({ logo, onChoose }: { logo: string; onChoose: (colour: string) => void }) {
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const { colourOfLogo } = await import('./picture/logo-colour.ts');
      const colour = await colourOfLogo(logo);
      if (colour) onChoose(colour);
      else notify.info('Tu logo es casi todo blanco. Elige tú el color.');
    } catch {
      notify.error('No pudimos leer tu logo. Elige tú el color.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" loading={isBusy} onClick={take}>
      Usar el de tu logo
    </Button>
  );
}
