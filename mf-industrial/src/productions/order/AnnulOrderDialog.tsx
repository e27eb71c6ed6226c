import { useCallMutation } from '@cuadra/shared/client';
import type { ProductionOrder } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, TextArea } from '@cuadra/shared/ui';
import { useMeasureName } from '../../materials/measures.ts';
import { orderTitle } from '../order-text.ts';
import { MOST_REASON_LETTERS, reasonError, reasonSchema } from '../reason.ts';
import { stepErrorText } from '../step-error-text.ts';
import { useRefreshOrders } from '../use-productions.ts';

export interface AnnulOrderDialogProps {
  order: ProductionOrder;
  onClose: () => void;
}

/** Gives an order up of which nothing was made: what it took goes back. */
export default function AnnulOrderDialog({ order, onClose }: AnnulOrderDialogProps) {
  const { mutateAsync } = useCallMutation('POST /production_orders/{id}/annul');
  const measureName = useMeasureName();
  const { moved } = useRefreshOrders();
  const title = orderTitle(order).toLowerCase();
  const form = useEntityForm({
    schema: reasonSchema,
    values: { reason: '' },
    send: ({ reason }) => mutateAsync({ params: { id: order.id }, body: { reason, version: order.version } }),
    onSaved: (annulled) => {
      moved(annulled);
      notify.success(`Anulaste la ${title}.`);
      onClose();
    },
    fieldError: reasonError,
    errorText: (error) => {
      moved();
      return stepErrorText(error, { goods: order.lines.map(({ good }) => good), measureName });
    },
  });
  return (
    <FormDialog
      form={form}
      title={`¿Anular la ${title}?`}
      description={
        order.status === 'started'
          ? 'Lo que la orden tomó vuelve a tu existencia. No se puede deshacer.'
          : 'Todavía no ha movido nada. No se puede deshacer.'
      }
      submit="Anular orden"
      danger
      onClose={onClose}
    >
      <Field label="Motivo" required error={form.errorOf('reason')}>
        <TextArea {...form.form.register('reason')} rows={2} maxLength={MOST_REASON_LETTERS} autoFocus />
      </Field>
    </FormDialog>
  );
}
