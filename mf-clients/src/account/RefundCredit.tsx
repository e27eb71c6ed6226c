import { useCallMutation } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import { beforeStop, exact, formatMoney } from '@cuadra/shared/domain';
import { DebtPaymentDialog } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { useRefreshClients } from '../clients/use-refresh-clients.ts';

export interface RefundCreditProps {
  client: Client;
  onClose: () => void;
}

/** Gives back of a balance in the client's favour. */
export function RefundCredit({ client, onClose }: RefundCreditProps) {
  const { mutateAsync } = useCallMutation('POST /clients/{id}/refunds');
  const refresh = useRefreshClients();
  return (
    <DebtPaymentDialog
      title="Devolver saldo a favor"
      submit="Guardar devolución"
      description={`Anota lo que le devuelves a ${beforeStop(client.name)}. Sale de tu caja, si tienes una abierta.`}
      balances={client.balances.map(({ currency, amount }) => ({
        currency,
        amount: exact(amount).neg().toFixed(2),
      }))}
      owes="Tiene a su favor"
      stillOwes="Le queda a favor"
      tooMuch="Es más de lo que tiene a su favor, por"
      send={(body) => mutateAsync({ params: { id: client.id }, body })}
      onPaid={({ amount, currency }) => {
        notify.success(`Anotamos que le devolviste ${formatMoney(amount, currency)}.`);
        refresh();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
