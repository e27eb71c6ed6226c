import { ApiError, useCallMutation } from '@cuadra/shared/client';
import type { Production } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, TextArea } from '@cuadra/shared/ui';
import { useMeasureName } from '../../materials/measures.ts';
import { MOST_REASON_LETTERS, reasonError, reasonSchema } from '../reason.ts';
import { stepErrorText } from '../step-error-text.ts';
import { useRefreshOrders } from '../use-productions.ts';
import { batchTitle } from './batch-text.ts';

export interface AnnulBatchDialogProps {
  batch: Production;
  onClose: () => void;
}

/** Takes a batch back: what it made leaves the stock, what it took comes back at what it was worth. */
export default function AnnulBatchDialog({ batch, onClose }: AnnulBatchDialogProps) {
  const { mutateAsync } = useCallMutation('DELETE /productions/delete/{id}');
  const measureName = useMeasureName();
  const { moved } = useRefreshOrders();
  const title = batchTitle(batch).toLowerCase();
  const goods = [batch.makes, ...batch.byproducts.map(({ good }) => good)];
  const form = useEntityForm({
    schema: reasonSchema,
    values: { reason: '' },
    send: ({ reason }) => mutateAsync({ params: { id: batch.id }, body: { reason } }),
    onSaved: () => {
      moved();
      notify.success(`Anulaste la ${title}.`);
      onClose();
    },
    fieldError: reasonError,
    errorText: (error) =>
      error instanceof ApiError && error.code === 'ERROR_STOCK'
        ? `Ya se vendió o se usó parte. ${stepErrorText(error, { goods, measureName })}`
        : stepErrorText(error, { goods, measureName }),
  });
  return (
    <FormDialog
      form={form}
      title={`¿Anular la ${title}?`}
      description={`Lo que hizo sale de tu existencia, y lo que llevó vuelve ${batch.order ? 'a su orden, o a tu existencia si ya está cerrada' : 'a tu existencia'}. Queda en los movimientos y no se puede deshacer.`}
      submit="Anular tanda"
      danger
      onClose={onClose}
    >
      <Field label="Motivo" required error={form.errorOf('reason')} hint="Queda en los movimientos.">
        <TextArea {...form.form.register('reason')} rows={2} maxLength={MOST_REASON_LETTERS} autoFocus />
      </Field>
    </FormDialog>
  );
}
