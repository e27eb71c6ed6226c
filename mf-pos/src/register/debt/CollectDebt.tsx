import { useCall, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import { beforeStop, exact, formatMoney } from '@cuadra/shared/domain';
import { DebtPaymentDialog } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { useState } from 'react';
import type { SaleClient } from '../../sale/sale-client.ts';
import { DebtNotThere } from './DebtNotThere.tsx';

export interface CollectDebtProps {
  client: Pick<SaleClient, 'id' | 'name'>;
  onClose: () => void;
}

/** What shows a client's debt, or the money of a cash session. */
const CHANGED = [
  'GET /clients',
  'GET /clients/{id}',
  'GET /clients/{id}/statement',
  'GET /cash_sessions/current',
  'GET /reports/pending_sales',
  'GET /reports/pending_incomes',
] as const;

/** An abono in the middle of a sale, which stays below it as it is. What is owed is asked for first: it is paid as it stands now. */
export function CollectDebt({ client, onClose }: CollectDebtProps) {
  const { id, name } = client;
  const { data, error, failureReason, isFetchedAfterMount, refetch } = useCall(
    'GET /clients/{id}',
    { params: { id } },
    { staleTime: 0 },
  );
  const { mutateAsync } = useCallMutation('POST /clients/{id}/payments');
  const calls = useCallCache();
  // As it was told when it was opened: what is being typed outlives whatever is asked for behind it.
  const [debtor, setDebtor] = useState<Client>();
  const failure = error ?? failureReason;
  if (!debtor && data && isFetchedAfterMount && !failure) setDebtor(data);
  if (!debtor?.balances.some(({ amount }) => exact(amount).gt(0)))
    return (
      <DebtNotThere
        name={name}
        isTold={debtor !== undefined}
        error={failure}
        onRetry={refetch}
        onClose={onClose}
      />
    );
  return (
    <DebtPaymentDialog
      description={`Anota lo que te pagó ${beforeStop(name)}. Entra en tu caja, si tienes una abierta; la venta sigue como está.`}
      balances={debtor.balances}
      owes="Te debe"
      stillOwes="Queda debiendo"
      send={(body) => mutateAsync({ params: { id }, body })}
      onPaid={({ amount, currency, balance }) => {
        const rest = exact(balance).gt(0)
          ? `${name} queda debiendo ${formatMoney(balance, currency)}.`
          : `${name} ya no te debe.`;
        notify.success(`Anotamos el abono de ${formatMoney(amount, currency)}. ${rest}`);
        void calls.refresh(...CHANGED);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
