import { useCallMutation } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import { exact, formatMoney } from '@cuadra/shared/domain';
import { DebtPaymentDialog } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { useRefreshClients } from '../clients/use-refresh-clients.ts';

export interface PayDebtProps {
  client: Client;
  onClose: () => void;
}

/** An abono: what a client pays of what they owe. */
export function PayDebt({ client, onClose }: PayDebtProps) {
  const { mutateAsync } = useCallMutation('POST /clients/{id}/payments');
  const refresh = useRefreshClients();
  return (
    <DebtPaymentDialog
      description={`Anota lo que te pagó ${client.name}. Entra en tu caja, si tienes una abierta.`}
      balances={client.balances}
      owes="Te debe"
      stillOwes="Queda debiendo"
      send={(body) => mutateAsync({ params: { id: client.id }, body })}
      onPaid={({ amount, currency, balance }) => {
        const rest = exact(balance).gt(0)
          ? `Queda debiendo ${formatMoney(balance, currency)}.`
          : 'Ya no te debe.';
        notify.success(`Anotamos el abono de ${formatMoney(amount, currency)}. ${rest}`);
        refresh();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
