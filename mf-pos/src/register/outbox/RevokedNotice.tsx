import { errorText } from '@cuadra/shared/client';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, Notice } from '@cuadra/shared/ui';
import { useState } from 'react';
import { registerAgain } from '../../offline/device/report-contact.ts';
import type { Outbox } from '../../offline/outbox/outbox.ts';

export interface RevokedNoticeProps {
  companyId: string;
  outbox: Outbox;
}

/** What it means that this device was revoked, what becomes of what it keeps, and who can help. */
export function RevokedNotice({ companyId, outbox }: RevokedNoticeProps) {
  const mayRegister = useCan(['company_configuration', 'change_optional_payments']);
  const [isBusy, setBusy] = useState(false);

  const register = async () => {
    setBusy(true);
    try {
      outbox.noteRevoked((await registerAgain(companyId)) ?? false);
      notify.success('Este equipo quedó registrado otra vez.');
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Notice
      tone="warning"
      title="Este equipo fue retirado en Ajustes › Equipos."
      action={
        mayRegister && (
          <Button size="sm" icon="monitor" loading={isBusy} onClick={() => void register()}>
            Registrar este equipo
          </Button>
        )
      }
    >
      Puedes seguir cobrando. Lo que vendas sin conexión, y lo que está guardado aquí, no se pierde: se envía
      igual y queda en «Ventas por revisar».{' '}
      {mayRegister
        ? 'Si no debía retirarse, regístralo otra vez: vale para lo que vendas desde ese momento.'
        : 'Si no debía retirarse, pide a quien lleva los ajustes de tu empresa que entre aquí y lo registre.'}
    </Notice>
  );
}
