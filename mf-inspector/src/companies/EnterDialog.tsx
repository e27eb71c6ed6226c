import { useCallMutation } from '@cuadra/shared/client';
import { type ListedCompany, VisitReason } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { useSession } from '@cuadra/shared/state';
import { Field, TextArea } from '@cuadra/shared/ui';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';

const schema = z.object({ reason: VisitReason });

export interface EnterDialogProps {
  company: Pick<ListedCompany, 'id' | 'name'>;
  onClose: () => void;
}

/** Why an inspector goes into a company; then it is the one that all their tabs show. */
export function EnterDialog({ company: { id, name }, onClose }: EnterDialogProps) {
  const { mutateAsync } = useCallMutation('POST /backoffice/change_inspector');
  const switchTo = useSession((session) => session.switchTo);
  const navigate = useNavigate();
  const form = useEntityForm({
    schema,
    values: { reason: '' },
    send: ({ reason }) => mutateAsync({ body: { company_id: id, reason } }),
    onSaved: () => {
      navigate('/', { replace: true });
      switchTo(id);
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Entrar a ${name}`}
      description="Verás la empresa como la ve su propietario y no podrás cambiar nada. Tus otras pestañas entran también."
      submit="Entrar"
      onClose={onClose}
    >
      <Field
        label="Motivo"
        required
        hint="Lo lee el propietario de la empresa, con tu nombre y la hora."
        error={form.errorOf('reason')}
      >
        <TextArea
          {...form.form.register('reason')}
          maxLength={300}
          placeholder="Nos pidió ayuda con una venta que no aparece"
        />
      </Field>
    </FormDialog>
  );
}
