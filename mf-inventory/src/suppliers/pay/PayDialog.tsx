import { useCallMutation } from '@cuadra/shared/client';
import type { Supplier } from '@cuadra/shared/contract';
import { beforeStop, exact, formatMoney } from '@cuadra/shared/domain';
import { DebtPaymentDialog } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { useRefreshSuppliers } from '../use-refresh-suppliers.ts';
import { FromCashSession } from './FromCashSession.tsx';
import { useFromCashSession } from './use-from-cash-session.ts';

export interface PayDialogProps {
  supplier: Supplier;
  onClose: () => void;
}

/** An abono: what is paid of what is owed to a supplier. */
export function PayDialog({ supplier, onClose }: PayDialogProps) {
  const { mutateAsync } = useCallMutation('POST /suppliers/{id}/payments');
  const refresh = useRefreshSuppliers();
  const choice = useFromCashSession();
  return (
    <DebtPaymentDialog
      description={`Anota lo que le pagaste a ${beforeStop(supplier.name)}.`}
      balances={supplier.balances ?? []}
      owes="Le debes"
      stillOwes="Quedas debiendo"
      more={(payments) => <FromCashSession choice={choice} payments={payments} />}
      send={(body) =>
        choice.watched(
          mutateAsync({ params: { id: supplier.id }, body: { ...body, ...choice.asked(body.payments) } }),
        )
      }
      onPaid={({ amount, currency, balance }) => {
        const rest = exact(balance).gt(0)
          ? `Quedas debiendo ${formatMoney(balance, currency)}.`
          : 'No le debes más.';
        notify.success(`Anotamos el abono de ${formatMoney(amount, currency)}. ${rest}`);
        refresh();
        choice.paid();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
