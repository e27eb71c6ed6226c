import { useState } from 'react';
import styled from 'styled-components';
import { Field, Stack, Switch, TextInput } from '../ui/index.ts';
import { isPrefix, LONGEST_PREFIX, useScannerSettings } from './scanner-settings.ts';

const Prefix = styled(TextInput)`
  max-width: 96px;
`;

/** How the scanner of this device is set; in effect at once. */
export function ScannerSection() {
  const { prefix, isQuiet, change } = useScannerSettings();
  const [typed, setTyped] = useState(prefix);
  return (
    <Stack as="section" $gap={3} aria-label="Ajustar el lector">
      <h3>Ajustar el lector</h3>
      <Field
        label="Signo antes del código"
        {...(isPrefix(typed)
          ? {
              hint: 'Si tu lector envía uno, con él se reconoce aunque sea lento. Vacío: se reconoce por su rapidez.',
            }
          : { error: `Usa hasta ${LONGEST_PREFIX} signos, sin letra ni número al comienzo.` })}
      >
        <Prefix
          value={typed}
          placeholder="~"
          maxLength={LONGEST_PREFIX}
          autoComplete="off"
          onChange={({ target: { value } }) => {
            setTyped(value);
            if (isPrefix(value)) change({ prefix: value });
          }}
        />
      </Field>
      <Switch
        label="Sonar cuando algo escaneado no se agrega"
        checked={!isQuiet}
        onCheckedChange={(sounds) => change({ isQuiet: !sounds })}
      />
    </Stack>
  );
}
