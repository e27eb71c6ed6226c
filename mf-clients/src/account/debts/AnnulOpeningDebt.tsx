import { useCallMutation } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { IconButton } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useRefreshClients } from '../../clients/use-refresh-clients.ts';
import { AnnulDialog } from '../AnnulDialog.tsx';

export interface AnnulOpeningDebtProps {
  clientId: string;
  openingId: string;
}

/** Takes a debt of before Cuadra back: for who may delete clients. */
export function AnnulOpeningDebt({ clientId, openingId }: AnnulOpeningDebtProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useCallMutation('PUT /clients/{id}/opening_debts/{opening_id}/annul');
  const refresh = useRefreshClients();
  return (
    <>
      <IconButton icon="trash" label="Anular la deuda de antes de Cuadra" onClick={() => setAsking(true)} />
      {isAsking && (
        <AnnulDialog
          title="¿Anular esta deuda?"
          description="Deja de deberse. Lo que ya haya abonado a ella paga lo demás que deba, o queda a su favor."
          submit="Anular deuda"
          send={(reason) =>
            mutateAsync({ params: { id: clientId, opening_id: openingId }, body: { reason } })
          }
          onDone={() => {
            notify.success('Anulaste la deuda.');
            refresh();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
