import { FormErrors, useEntityForm } from '@cuadra/shared/form';
import { Button, Field, TextInput } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { api } from '../session/connect.ts';
import { LOGIN_PATH, withGoal } from '../session/return-path.ts';
import { Plain } from '../signed-out/code-style.ts';
import { Fields, Lead, Title, Ways } from '../signed-out/signed-out-style.ts';
import { useGoal } from '../signed-out/use-goal.ts';
import type { PendingReset } from './pending-reset.ts';
import { askSchema, resetFieldError } from './reset-values.ts';

/** Whose password it is. Whether there is such an account is not said. */
export function AskStep({ onAsked }: { onAsked: (pending: PendingReset) => void }) {
  const goal = useGoal();
  const ask = useEntityForm({
    schema: askSchema,
    values: { username: '' },
    send: (body) => api('POST /auth/password/forgot', { body }),
    onSaved: (_, { username }) => onAsked({ username, sentAt: Date.now() }),
    fieldError: resetFieldError,
  });
  const { form, errorOf } = ask;
  const goOn = async () => {
    if (await form.trigger('username', { shouldFocus: true }))
      onAsked({ username: form.getValues('username').trim() });
  };
  return (
    <>
      <Title>Recupera tu contraseña</Title>
      <Lead>Te enviamos un código al correo de tu cuenta, y con él eliges otra.</Lead>
      <form onSubmit={ask.onSubmit} noValidate>
        <Fields>
          <FormErrors form={ask} />
          <Field label="Usuario o correo" error={errorOf('username')}>
            <TextInput
              {...form.register('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              autoFocus
            />
          </Field>
          <Button type="submit" variant="primary" size="lg" block loading={ask.isSubmitting}>
            Enviar código
          </Button>
        </Fields>
      </form>
      <Ways>
        <p>
          <Plain type="button" onClick={goOn}>
            Ya tengo un código
          </Plain>
        </p>
        <p>
          <Link to={withGoal(LOGIN_PATH, goal)}>Volver a iniciar sesión</Link>
        </p>
      </Ways>
    </>
  );
}
