import { useCallMutation } from '@cuadra/shared/client';
import type { Supplier } from '@cuadra/shared/contract';
import { exact, formatMoney } from '@cuadra/shared/domain';
import { DebtPaymentDialog } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { useRefreshSuppliers } from '../use-refresh-suppliers.ts';

export interface PayDialogProps {
  supplier: Supplier;
  onClose: () => void;
}

/** An abono: what is paid of what is owed to a supplier. */
export function PayDialog({ supplier, onClose }: PayDialogProps) {
  const { mutateAsync } = useCallMutation('POST /suppliers/{id}/payments');
  const refresh = useRefreshSuppliers();
  return (
    <DebtPaymentDialog
      description={`Anota lo que le pagaste a ${supplier.name}. No sale del efectivo de tu caja abierta.`}
      balances={supplier.balances ?? []}
      owes="Le debes"
      stillOwes="Quedas debiendo"
      send={(body) => mutateAsync({ params: { id: supplier.id }, body })}
      onPaid={({ amount, currency, balance }) => {
        const rest = exact(balance).gt(0)
          ? `Quedas debiendo ${formatMoney(balance, currency)}.`
          : 'No le debes más.';
        notify.success(`Anotamos el abono de ${formatMoney(amount, currency)}. ${rest}`);
        refresh();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
