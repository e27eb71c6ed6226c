import { usePrintPage } from '@cuadra/shared/print';
import { useReloadHold } from '@cuadra/shared/state';
import { Button, Checkbox, CopyButton, Notice, PHONE, Row, Stack, saveFile } from '@cuadra/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { Actions } from '../../ui/section.ts';
import { recoverySheet } from './second-factor-values.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, max-content));
  gap: var(--s-2) var(--s-6);
  padding: var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--sunken);
  font-family: ui-monospace, monospace;
  font-weight: 600;
  outline: none;
  ${PHONE} {
    gap: var(--s-2) var(--s-4);
    padding: var(--s-3);
    font-size: var(--t-sm);
  }
`;

/** Large enough to be typed from paper by whoever has lost the phone. */
const Printed = styled.pre`
  font-family: ui-monospace, monospace;
  font-size: 14px;
  line-height: 1.8;
`;

interface RecoveryCodesProps {
  codes: readonly string[];
  /** They are kept somewhere: from here on nobody can read them again. */
  onKept: () => void;
}

/** Ten codes that are told this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { username } = useVisitor().state.user;
  const [isKept, setKept] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useReloadHold(true);
  // Where the button stood that led here there is another: who listens to the page hears what it is now.
  useEffect(() => list.current?.focus(), []);
  const sheet = recoverySheet(codes, username);
  const page = usePrintPage();
  const download = () =>
    saveFile('codigos-de-recuperacion-cuadra.txt', new Blob([sheet], { type: 'text/plain;charset=utf-8' }));
  return (
    <Stack>
      <Notice tone="warning" title="Guarda estos códigos: no se vuelven a mostrar.">
        Si pierdes el teléfono, cada uno te deja entrar una vez. Sin ellos y sin teléfono no podrás entrar.
      </Notice>
      <List ref={list} tabIndex={-1} aria-label="Códigos de recuperación">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Row>
        <CopyButton text={sheet} label="Copiar los códigos" size="md" />
        <Button icon="download" onClick={download}>
          Descargar
        </Button>
        <Button icon="printer" onClick={() => page.print(<Printed>{sheet}</Printed>)}>
          Imprimir
        </Button>
        {page.sheet}
      </Row>
      <Checkbox label="Ya los guardé en un lugar seguro" checked={isKept} onCheckedChange={setKept} />
      <Actions>
        <Button variant="primary" disabled={!isKept} onClick={onKept}>
          Listo
        </Button>
      </Actions>
    </Stack>
  );
}
