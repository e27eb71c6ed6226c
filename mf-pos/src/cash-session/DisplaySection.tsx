import { useSession } from '@cuadra/shared/state';
import { Button, Row, Stack } from '@cuadra/shared/ui';
import { useState } from 'react';
import { PhoneDialog } from '../display/PhoneDialog.tsx';
import { displayChannel } from '../display/till-channel.ts';
import { Muted, SubTitle } from './session-style.ts';

/** As a window of its own, to be drawn over to the other screen. */
const WINDOW = 'popup,width=1024,height=768';

interface DisplaySectionProps {
  /** An address for other devices lives as long as the till that is open. */
  isTillOpen: boolean;
}

/** The customer's display: a second window of this device, or another device by a code. */
export function DisplaySection({ isTillOpen }: DisplaySectionProps) {
  const companyId = useSession((session) => session.state?.company?.id);
  const userId = useSession((session) => session.state?.user?.id);
  const [isPhone, setPhone] = useState(false);
  if (!companyId || !userId) return null;
  const channel = displayChannel(companyId);
  const open = () => window.open(`/display?channel=${channel}`, channel, WINDOW)?.focus();
  return (
    <Stack as="section" $gap={2} aria-label="Pantalla del cliente">
      <SubTitle>Pantalla del cliente</SubTitle>
      <Muted>
        Quien compra ve lo que llevas marcado, el total en las dos monedas y cómo pagar
        {!isTillOpen && '. Con la caja abierta, también en otro equipo'}.
      </Muted>
      <Row>
        <Button icon="monitor" onClick={open}>
          En otra ventana
        </Button>
        {isTillOpen && (
          <Button icon="smartphone" onClick={() => setPhone(true)}>
            En otro equipo
          </Button>
        )}
      </Row>
      {isPhone && <PhoneDialog {...{ companyId, userId }} onClose={() => setPhone(false)} />}
    </Stack>
  );
}
