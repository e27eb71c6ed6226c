import type { OrderSummary } from '@cuadra/shared/contract';
import { ConfirmDialog } from '@cuadra/shared/ui';
import { orderTitle } from '../order-text.ts';

export interface DeliverDialogProps {
  order: OrderSummary;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an order is delivered without a sale: it takes nothing from the stock, and no money comes in. */
export function DeliverDialog({ order, onConfirm, onClose }: DeliverDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`¿Entregaste el ${orderTitle(order).replace('Pedido', 'pedido')}?`}
      confirm="Sí, entregado"
      cancel="Todavía no"
      onConfirm={onConfirm}
    >
      Márcalo así solo si ya lo cobraste aparte. Con «Cobrar en Caja» queda la venta, sale de tu existencia y
      se marca entregado solo.
    </ConfirmDialog>
  );
}
