import { formatMoney, type InBoth, type Overpaid } from '@cuadra/shared/domain';
import { ConfirmDialog } from '@cuadra/shared/ui';
import type { SaleRate } from '../../sale/sale-rate.ts';

export interface OverpaidDialogProps {
  total: InBoth;
  /** How much more was paid. */
  overpaid: Overpaid;
  rate: SaleRate;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once about an amount that nobody hands over: it is mostly a comma that was left out. */
export function OverpaidDialog({ total, overpaid, rate, onConfirm, onClose }: OverpaidDialogProps) {
  const due = overpaid.currency === rate.main ? total.main : total.alternative;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="¿Recibiste tanto?"
      confirm="Sí, finalizar"
      cancel="Corregir el monto"
      onConfirm={onConfirm}
    >
      La venta es de {formatMoney(due, overpaid.currency)} y lo pagado la pasa por{' '}
      <b>{formatMoney(overpaid.amount, overpaid.currency)}</b>. Revisa si falta una coma o sobra un dígito.
    </ConfirmDialog>
  );
}
