import { useCall, useCallMutation } from '@cuadra/shared/client';
import type { Client, ClientAccount } from '@cuadra/shared/contract';
import { beforeStop, formatMoney, plainDay } from '@cuadra/shared/domain';
import { DebtPaymentDialog, type NamedDebt } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { useRefreshClients } from '../clients/use-refresh-clients.ts';
import { debtTitle } from './debts/debt-text.ts';
import { leftText } from './payments/payment-text.ts';

export interface PayDebtProps {
  client: Client;
  /** What is open; while it is on its way an abono goes to the oldest. */
  debts: ClientAccount['debts'];
  /** Gets the id of the abono, whose receipt is shown then. */
  onPaid: (id: string) => void;
  onClose: () => void;
}

/** An abono: what a client pays of what they owe, or ahead. */
export function PayDebt({ client, debts, onPaid, onClose }: PayDebtProps) {
  const { mutateAsync } = useCallMutation('POST /clients/{id}/payments');
  const { data: rate } = useCall('GET /rates/dollar');
  const refresh = useRefreshClients();
  const owesNothing = client.balances.every(({ amount }) => amount.startsWith('-'));
  return (
    <DebtPaymentDialog
      description={
        owesNothing
          ? `${client.name} no te debe nada: lo que pague queda a su favor. Entra en tu caja, si tienes una abierta.`
          : `Anota lo que te pagó ${beforeStop(client.name)}. Entra en tu caja, si tienes una abierta.`
      }
      balances={client.balances}
      owes="Te debe"
      stillOwes="Queda debiendo"
      debts={debts.flatMap(toNamed)}
      keepsExcessIn={rate ? [...new Set([rate.alternative, rate.main])] : []}
      send={(body) => mutateAsync({ params: { id: client.id }, body })}
      onPaid={(paid) => {
        notify.success(`Anotamos el abono de ${formatMoney(paid.amount, paid.currency)}. ${leftText(paid)}.`);
        refresh();
        onPaid(paid.id);
      }}
      onClose={onClose}
    />
  );
}

function toNamed(debt: ClientAccount['debts'][number]): NamedDebt[] {
  const id = debt.sale_id ?? debt.opening_id;
  if (id === null) return [];
  const since = debt.day === null ? '' : ` · del ${plainDay(debt.day)}`;
  return [
    {
      ...{ id, currency: debt.currency, label: debtTitle(debt) },
      hint: `Falta ${formatMoney(debt.owed, debt.currency)}${since}`,
    },
  ];
}
