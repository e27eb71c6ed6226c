import { sendForm, useCallMutation, useQueryClient } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { Button, Field, Notice } from '@cuadra/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { PasswordInput } from '../../form/PasswordInput.tsx';
import { Actions, Pair, Part, PartText, PartTitle } from '../../form/parts.ts';
import { useSigned } from '../../session/offer-context.tsx';
import { NO_PASSWORDS, PasswordDraft, type PasswordValues, passwordProblem } from './password-draft.ts';
import { StrengthMeter } from './StrengthMeter.tsx';
import { passwordStrength } from './strength.ts';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

/** Changes one's own password; every other session of this user ends with it. */
export function PasswordForm() {
  const id = useId();
  const { user } = useSigned().state;
  const client = useQueryClient();
  const { mutateAsync } = useCallMutation('POST /users/change_password');
  const [trouble, setTrouble] = useState<string>();
  const form = useForm<PasswordValues>({
    defaultValues: NO_PASSWORDS,
    resolver: zodResolver(PasswordDraft),
  });
  const { errors, isSubmitting } = form.formState;
  const problem = (field: keyof PasswordValues) => {
    const reason = errors[field]?.message;
    return reason && passwordProblem(field, reason);
  };
  const written = form.watch('password');

  const submit = form.handleSubmit(async ({ currentPassword, password }) => {
    setTrouble(undefined);
    const sent = await sendForm(form, () =>
      mutateAsync({ body: { id: user.id, currentPassword, password } }),
    );
    if (!sent.ok) return setTrouble(sent.trouble);
    form.reset();
    notify.success('Cambiamos tu contraseña y cerramos tus otras sesiones.');
    await client.invalidateQueries({ queryKey: ['GET /sessions'] });
  });

  return (
    <Part aria-labelledby={id}>
      <div>
        <PartTitle id={id}>Contraseña</PartTitle>
        <PartText>
          Al cambiarla se cierran tus sesiones en los demás dispositivos; esta sigue abierta.
        </PartText>
      </div>
      <Form
        noValidate
        onSubmit={(event) => {
          if (isSubmitting) event.preventDefault();
          else void submit(event);
        }}
      >
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <Field label="Contraseña actual" error={problem('currentPassword')}>
          <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
        </Field>
        <Pair>
          <Field
            label="Contraseña nueva"
            error={problem('password')}
            hint={
              written ? (
                <StrengthMeter strength={passwordStrength(written, [user.name, user.username, user.email])} />
              ) : (
                'Varias palabras seguidas se recuerdan fácil y cuesta adivinarlas.'
              )
            }
          >
            <PasswordInput {...form.register('password')} autoComplete="new-password" />
          </Field>
          <Field label="Repite la contraseña nueva" error={problem('repeated')}>
            <PasswordInput {...form.register('repeated')} autoComplete="new-password" />
          </Field>
        </Pair>
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <Actions>
          <Button type="submit" variant="primary" loading={isSubmitting}>
            Cambiar contraseña
          </Button>
        </Actions>
      </Form>
    </Part>
  );
}
