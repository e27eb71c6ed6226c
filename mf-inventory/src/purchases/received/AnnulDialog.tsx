import { useCallMutation } from '@cuadra/shared/client';
import type { Purchase } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, TextArea } from '@cuadra/shared/ui';
import { z } from 'zod';
import { purchaseTitle } from '../purchase-text.ts';
import { useRefreshPurchases } from '../use-refresh-purchases.ts';
import { annulErrorText } from './annul-error-text.ts';

const MOST_LETTERS = 200;

const schema = z.object({ reason: z.string().trim().min(1, 'required').max(MOST_LETTERS, 'too-long') });

export interface AnnulDialogProps {
  purchase: Purchase;
  onClose: () => void;
}

/** Takes a purchase back: what came in goes out again, and what was owed is no longer. */
export default function AnnulDialog({ purchase, onClose }: AnnulDialogProps) {
  const { mutateAsync } = useCallMutation('PUT /purchases/{id}/annul');
  const { moved } = useRefreshPurchases();
  const form = useEntityForm({
    schema,
    values: { reason: '' },
    send: ({ reason }, id) => mutateAsync({ params: { id: purchase.id }, body: { annul_id: id, reason } }),
    onSaved: (annulled) => {
      moved(annulled);
      notify.success(`Anulaste la ${purchaseTitle(purchase).toLowerCase()}.`);
      onClose();
    },
    errorText: annulErrorText,
  });
  return (
    <FormDialog
      form={form}
      title={`¿Anular la ${purchaseTitle(purchase).toLowerCase()}?`}
      description="La mercancía sale de tu inventario y deja de deberse. Lo que ya pagaste queda a tu favor con el proveedor. No se puede deshacer."
      submit="Anular compra"
      danger
      onClose={onClose}
    >
      <Field label="Motivo" required error={form.errorOf('reason')} hint="Queda en los movimientos.">
        <TextArea {...form.form.register('reason')} rows={2} maxLength={MOST_LETTERS} autoFocus />
      </Field>
    </FormDialog>
  );
}
