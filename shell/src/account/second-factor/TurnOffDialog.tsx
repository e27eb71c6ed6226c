import { useCallMutation } from '@cuadra/shared/client';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Field } from '@cuadra/shared/ui';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { CodeField } from './CodeField.tsx';
import { removalSchema, secondFactorFieldError } from './second-factor-values.ts';

/** Turns it off, for who knows the password and has a code. */
export function TurnOffDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { mutateAsync } = useCallMutation('POST /auth/second-factor/remove');
  const form = useEntityForm({
    schema: removalSchema,
    values: { password: '', code: '' },
    send: (body) => mutateAsync({ body }),
    onSaved: onDone,
    fieldError: secondFactorFieldError,
  });
  return (
    <FormDialog
      form={form}
      title="Desactivar la verificación en dos pasos"
      description="Para entrar bastará tu contraseña, y quien la sepa podrá entrar."
      submit="Desactivar"
      danger
      onClose={onClose}
    >
      <Field label="Tu contraseña" error={form.errorOf('password')}>
        <PasswordInput {...form.form.register('password')} autoComplete="current-password" />
      </Field>
      <CodeField field={form.form.register('code')} error={form.errorOf('code')} />
    </FormDialog>
  );
}
