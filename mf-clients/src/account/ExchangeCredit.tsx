import { errorText, useCall, useCallMutation } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import { formatMoney, newId } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { ConfirmDialog } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useRefreshClients } from '../clients/use-refresh-clients.ts';

export interface ExchangeCreditProps {
  client: Client;
  onClose: () => void;
}

/** Pays what is owed in one currency with what is in favour in the other, at the day's rate. */
export function ExchangeCredit({ client, onClose }: ExchangeCreditProps) {
  const { mutateAsync } = useCallMutation('POST /clients/{id}/exchanges');
  const { data: rate } = useCall('GET /rates/dollar');
  const refresh = useRefreshClients();
  // One id for all tries: an answer that was lost is not a second exchange.
  const [id] = useState(newId);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="¿Pagar con su saldo a favor?"
      confirm="Pagar con el saldo"
      onConfirm={async () => {
        try {
          const { amount, currency } = await mutateAsync({
            params: { id: client.id },
            body: { id, ...(rate && { rate_id: rate.rate_id }) },
          });
          notify.success(`Pagamos ${formatMoney(amount, currency)} con su saldo a favor.`);
        } catch (error) {
          notify.error(errorText(error));
          throw error;
        } finally {
          refresh();
        }
      }}
    >
      Lo que tiene a su favor en una moneda paga lo que debe en la otra, hasta donde alcance, a la tasa de
      hoy.
    </ConfirmDialog>
  );
}
