import { beforeStop, contactIdentification } from '@cuadra/shared/domain';
import { Button, Notice, Row, Stack } from '@cuadra/shared/ui';
import { useEffect, useRef } from 'react';
import type { SaleClient } from '../../sale/sale-client.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { clientFacts, DebtBadge } from './ClientFacts.tsx';

export interface KnownClientProps {
  client: SaleClient;
  rate: SaleRate | undefined;
  onTake: () => void;
  onBack: () => void;
}

/** The cédula of a new client is somebody's already: who they are, and whether it is them who buy. */
export function KnownClient({ client, rate, onTake, onBack }: KnownClientProps) {
  const question = useRef<HTMLDivElement>(null);
  // Not on a button: the Enter that sent the form may be pressed twice, and is no answer.
  useEffect(() => question.current?.focus(), []);
  const identification = contactIdentification(client);
  const facts = clientFacts(client, rate);
  return (
    <Stack ref={question} role="group" aria-label="Cliente ya registrado" tabIndex={-1}>
      <Notice
        tone="warning"
        icon="user"
        title={`${identification ?? 'Esa cédula'} ya está registrada a nombre de ${beforeStop(client.name)}.`}
      >
        No creamos otro cliente. ¿Es quien está comprando?
      </Notice>
      {facts && facts !== identification && <p>{facts}</p>}
      <DebtBadge client={client} rate={rate} />
      <Row $justify="end">
        <Button onClick={onBack}>No, corregir la cédula</Button>
        <Button variant="primary" onClick={onTake}>
          Sí, es {client.name}
        </Button>
      </Row>
    </Stack>
  );
}
