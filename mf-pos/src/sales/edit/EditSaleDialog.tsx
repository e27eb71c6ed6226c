import { useCallMutation } from '@cuadra/shared/client';
import type { SaleDetail } from '@cuadra/shared/contract';
import { formatTicketNumber } from '@cuadra/shared/domain';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { notify, useCan } from '@cuadra/shared/state';
import { Field, Notice, TextArea } from '@cuadra/shared/ui';
import { Controller } from 'react-hook-form';
import { ClientPicker } from '../ClientPicker.tsx';
import { useSaleChanged } from '../use-sale-changed.ts';
import { changeOf, clientRule, editFormSchema, saleErrorText, saleFieldError } from './edit-sale.ts';

export interface EditSaleDialogProps {
  sale: SaleDetail;
  onClose: () => void;
}

/** What may still change on an issued sale: its note, and whose it is while nothing is owed for it. */
export function EditSaleDialog({ sale, onClose }: EditSaleDialogProps) {
  const changed = useSaleChanged();
  const sees = useCan(['sales', 'detail_client']);
  const assigns = useCan(['sales', 'assign_client']);
  const reads = useCan(['clients', 'read']);
  const rule = clientRule(sale, sees && assigns && reads);
  const { mutateAsync } = useCallMutation('PUT /sales/update');
  const edit = useEntityForm({
    schema: editFormSchema(rule),
    values: { description: sale.description, client_id: sale.client?.id ?? null },
    send: async (values) => {
      const body = changeOf(sale, values);
      return body && mutateAsync({ body });
    },
    onSaved: (saved) => {
      if (saved) {
        changed(saved);
        notify.success(`Guardamos los cambios de la venta ${formatTicketNumber(saved.number)}.`);
      }
      onClose();
    },
    fieldError: saleFieldError,
    errorText: saleErrorText,
  });
  const { form, errorOf } = edit;

  return (
    <FormDialog
      form={edit}
      size="sm"
      title={`Editar la venta ${formatTicketNumber(sale.number)}`}
      submit="Guardar cambios"
      onClose={onClose}
    >
      <Field
        label="Nota de la venta"
        hint="Sale también en el ticket que reimprimas."
        error={errorOf('description')}
      >
        <TextArea {...form.register('description')} rows={3} maxLength={500} />
      </Field>
      {rule.isOffered && (
        <Field
          label="Cliente"
          hint="La compra pasa a su nombre. Lo cobrado no cambia."
          error={errorOf('client_id')}
        >
          <Controller
            control={form.control}
            name="client_id"
            render={({ field }) => (
              <ClientPicker
                client={field.value ?? undefined}
                onChange={(client) =>
                  form.setValue('client_id', client ?? null, { shouldDirty: true, shouldValidate: true })
                }
                placeholder="Sin cliente"
              />
            )}
          />
        </Field>
      )}
      {rule.because && <Notice tone="info">{rule.because}</Notice>}
    </FormDialog>
  );
}
