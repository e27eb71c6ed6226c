import type { ApiOutput } from '@cuadra/shared/client';
import { useCallMutation } from '@cuadra/shared/client';
import { FormErrors, useEntityForm } from '@cuadra/shared/form';
import { Button, Field, Stack } from '@cuadra/shared/ui';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Actions } from '../../ui/section.ts';
import { passwordSchema, secondFactorFieldError } from './second-factor-values.ts';

/** What the app is given. */
export type BegunSecondFactor = ApiOutput<'POST /auth/second-factor/begin'>;

interface PasswordStepProps {
  onBegun: (begun: BegunSecondFactor) => void;
  /** Nobody who has to set it up can leave it. */
  onCancel?: (() => void) | undefined;
}

/** Who sets it up shows that they know the password. */
export function PasswordStep({ onBegun, onCancel }: PasswordStepProps) {
  const { user } = useVisitor().state;
  const { mutateAsync } = useCallMutation('POST /auth/second-factor/begin');
  const form = useEntityForm({
    schema: passwordSchema,
    values: { password: '' },
    send: (body) => mutateAsync({ body }),
    onSaved: onBegun,
    fieldError: secondFactorFieldError,
  });
  return (
    <Stack as="form" noValidate aria-label="Confirma que eres tú" onSubmit={form.onSubmit}>
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <Field
        label="Tu contraseña"
        error={form.errorOf('password')}
        hint="Para saber que eres tú quien la activa."
      >
        <PasswordInput {...form.form.register('password')} autoComplete="current-password" autoFocus />
      </Field>
      <FormErrors form={form} />
      <Actions>
        <Button type="submit" variant="primary" loading={form.isSubmitting}>
          Continuar
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </Actions>
    </Stack>
  );
}
