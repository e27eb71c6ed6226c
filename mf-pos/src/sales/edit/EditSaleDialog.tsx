import { errorText, useCallMutation } from '@cuadra/shared/client';
import type { SaleDetail } from '@cuadra/shared/contract';
import { formatTicketNumber } from '@cuadra/shared/domain';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, Dialog, Field, Notice, Stack, TextArea } from '@cuadra/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { ClientPicker } from '../ClientPicker.tsx';
import { useSaleChanged } from '../use-sale-changed.ts';
import { changeOf, clientRule, refusalText } from './edit-sale.ts';

/** As long as the contract takes it. */
const MOST_LETTERS = 500;

export interface EditSaleDialogProps {
  sale: SaleDetail;
  onClose: () => void;
}

/** What may still change on an issued sale: its note, and whose it is while nothing is owed for it. */
export function EditSaleDialog({ sale, onClose }: EditSaleDialogProps) {
  const form = useId();
  const [note, setNote] = useState(sale.description);
  const [client, setClient] = useState(sale.client?.id);
  const changed = useSaleChanged();
  const sees = useCan(['sales', 'detail_client']);
  const assigns = useCan(['sales', 'assign_client']);
  const reads = useCan(['clients', 'read']);
  const rule = clientRule(sale, sees && assigns && reads);
  const save = useCallMutation('PUT /sales/update', {
    onSuccess: (saved) => {
      changed(saved);
      notify.success(`Guardamos los cambios de la venta ${formatTicketNumber(saved.number)}.`);
      onClose();
    },
  });
  const isClientMissing = rule.isRequired && client === undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's form stands inside the page's own, as React sees it.
    event.stopPropagation();
    if (save.isPending || isClientMissing) return;
    const change = changeOf(sale, { description: note, client });
    if (change) save.mutate({ body: change });
    else onClose();
  };

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      dismissible={!save.isPending}
      title={`Editar la venta ${formatTicketNumber(sale.number)}`}
      footer={
        <>
          <Button disabled={save.isPending} onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={form} loading={save.isPending}>
            Guardar cambios
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} onSubmit={submit}>
        {save.isError && <Notice tone="bad">{refusalText(save.error) ?? errorText(save.error)}</Notice>}
        <Field label="Nota de la venta" hint="Sale también en el ticket que reimprimas.">
          <TextArea
            rows={3}
            maxLength={MOST_LETTERS}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {rule.isOffered && (
          <Field
            label="Cliente"
            hint="La compra pasa a su nombre. Lo cobrado no cambia."
            error={isClientMissing ? 'Una venta a crédito necesita un cliente.' : undefined}
          >
            <ClientPicker client={client} onChange={setClient} placeholder="Sin cliente" />
          </Field>
        )}
        {rule.because && <Notice tone="info">{rule.because}</Notice>}
      </Stack>
    </Dialog>
  );
}
