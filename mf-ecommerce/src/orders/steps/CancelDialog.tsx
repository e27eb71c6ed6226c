import { fieldText, useCallMutation } from '@cuadra/shared/client';
import type { OrderSummary } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, TextArea } from '@cuadra/shared/ui';
import { z } from 'zod';
import { orderTitle } from '../order-text.ts';
import { stepErrorText } from './step-error-text.ts';
import { useRefreshOrders } from './use-refresh-orders.ts';

export interface CancelDialogProps {
  order: OrderSummary;
  onClose: () => void;
}

/** Letters, as the contract has it. */
const MOST_REASON_LETTERS = 300;

const cancelSchema = z.object({
  reason: z.string().trim().min(1, 'required').max(MOST_REASON_LETTERS, 'too-long'),
});

/** Gives an order up, with the reason that its buyer reads. */
export default function CancelDialog({ order, onClose }: CancelDialogProps) {
  const { mutateAsync } = useCallMutation('PUT /store/orders/update');
  const refresh = useRefreshOrders();
  const form = useEntityForm({
    schema: cancelSchema,
    values: { reason: '' },
    send: ({ reason }) => mutateAsync({ body: { id: order.id, status: 'cancelled', reason } }),
    onSaved: (saved) => {
      void refresh(saved);
      notify.success(`${orderTitle(order)}: anulado.`);
      onClose();
    },
    fieldError: (_, reason) =>
      reason === 'required' ? 'Dile a tu cliente por qué lo anulas.' : fieldText(reason),
    errorText: (error) => {
      void refresh();
      return stepErrorText(error);
    },
  });
  return (
    <FormDialog
      form={form}
      title={`¿Anular el ${orderTitle(order).replace('Pedido', 'pedido')}?`}
      description="Lo que tenía apartado vuelve a estar a la venta. No se puede deshacer."
      submit="Anular pedido"
      cancel="Todavía no"
      danger
      onClose={onClose}
    >
      <Field
        label="Motivo"
        required
        error={form.errorOf('reason')}
        hint={`${order.buyer_name} lo lee en la página de su pedido.`}
      >
        <TextArea {...form.form.register('reason')} rows={2} maxLength={MOST_REASON_LETTERS} autoFocus />
      </Field>
    </FormDialog>
  );
}
