import { useCallMutation } from '@cuadra/shared/client';
import { removeTeamSecondFactor, type TeamMember } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Field, TextArea } from '@cuadra/shared/ui';
import { useTeamDeed } from './use-team.ts';

/** Takes the second factor off who lost it, with a reason that stands in the log. */
export function RemoveFactorDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { id, name } = member;
  const deed = useTeamDeed();
  const { mutateAsync } = useCallMutation('POST /backoffice/team/{id}/second_factor/remove');
  const form = useEntityForm({
    schema: removeTeamSecondFactor.body,
    values: { reason: '' },
    send: (body) =>
      deed(`${name} entra ahora solo con su contraseña, y la activa otra vez.`, () =>
        mutateAsync({ params: { id }, body }),
      ),
    onSaved: onClose,
    errorText: () => undefined,
  });
  return (
    <FormDialog
      form={form}
      title={`Quitar los dos pasos a ${name}`}
      description="Solo si perdió el teléfono y los códigos de recuperación, y sabes que es quien dice ser. Sus sesiones se cierran y le avisamos por correo."
      submit="Quitar los dos pasos"
      danger
      onClose={onClose}
    >
      <Field label="Motivo" required hint="Queda en el registro." error={form.errorOf('reason')}>
        <TextArea
          {...form.form.register('reason')}
          maxLength={300}
          placeholder="Le robaron el teléfono; lo confirmé en persona"
        />
      </Field>
    </FormDialog>
  );
}
