import { useCallMutation } from '@cuadra/shared/client';
import type { BackofficeClient } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { suspensionSchema } from './deed-values.ts';
import { ReasonField } from './ReasonField.tsx';
import { useDeed } from './use-deed.ts';

/** Shuts a company, with a reason that its users read. */
export function SuspendDialog({ client, onClose }: { client: BackofficeClient; onClose: () => void }) {
  const { id, name } = client.company;
  const { mutateAsync } = useCallMutation('PUT /backoffice/client/{id}/suspension');
  const { deed, settle } = useDeed(client);
  const form = useEntityForm({
    schema: suspensionSchema,
    values: { reason: '' },
    send: ({ reason }) =>
      settle(mutateAsync({ params: { id }, body: { reason, ...deed } }), `Suspendiste ${name}.`),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={`Suspender ${name}`}
      description="Nadie de la empresa podrá trabajar, ni vender en su tienda en línea, hasta que quites la suspensión. Lo que vendan sin conexión se guarda y se envía después."
      submit="Suspender"
      danger
      onClose={onClose}
    >
      <ReasonField
        field={form.form.register('reason')}
        error={form.errorOf('reason')}
        hint="Lo leen todos sus usuarios."
        placeholder="Falta el documento que te pedimos el 3 de noviembre"
      />
    </FormDialog>
  );
}
