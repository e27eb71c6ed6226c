import { errorText } from '@cuadra/shared/client';
import { FormErrors, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Button, Field } from '@cuadra/shared/ui';
import { useState } from 'react';
import { StrengthMeter } from '../account/password/StrengthMeter.tsx';
import { passwordStrength } from '../account/password/strength.ts';
import { beginSession } from '../session/begin-session.ts';
import { api } from '../session/connect.ts';
import { CodeInput, Plain } from '../signed-out/code-style.ts';
import { codeOf, RESEND_AFTER } from '../signed-out/mailed-code.ts';
import { Fields, Lead, Title, Ways } from '../signed-out/signed-out-style.ts';
import { useSecondsUntil } from '../signed-out/use-seconds-until.ts';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import type { PendingReset } from './pending-reset.ts';
import { type ChooseValues, chooseSchema, resetFieldError } from './reset-values.ts';

interface ChooseStepProps {
  pending: PendingReset;
  /** Another code went out. */
  onSent: (pending: PendingReset) => void;
  onBack: () => void;
  /** The password is changed, the session is about to be opened. */
  onDone: () => void;
}

/** The code from the mail and the new password. */
export function ChooseStep({ pending, onSent, onBack, onDone }: ChooseStepProps) {
  const { username, sentAt } = pending;
  const values: ChooseValues = { code: '', password: '' };
  const choose = useEntityForm({
    schema: chooseSchema,
    values,
    send: (output) => api('POST /auth/password/reset', { body: { username, ...output } }),
    onSaved: ({ token }) => {
      onDone();
      notify.success('Cambiamos tu contraseña y cerramos tus otras sesiones.');
      beginSession(token);
    },
    fieldError: resetFieldError,
  });
  const { form, errorOf } = choose;
  const written = form.watch('password');
  return (
    <>
      <Title>Elige otra contraseña</Title>
      <Lead>
        Si <b>{username}</b> tiene una cuenta, en su correo hay un código de 6 dígitos. Vale por 15 minutos;
        mira también en los no deseados.
      </Lead>
      <form onSubmit={choose.onSubmit} noValidate>
        <Fields>
          <FormErrors form={choose} />
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <Field label="Código" error={errorOf('code')}>
            <CodeInput
              {...form.register('code', {
                onChange: ({ target }) => form.setValue('code', codeOf(target.value)),
              })}
              size="lg"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
            />
          </Field>
          <Field
            label="Contraseña nueva"
            error={errorOf('password')}
            hint={
              written ? (
                <StrengthMeter strength={passwordStrength(written, [username])} />
              ) : (
                'Varias palabras seguidas se recuerdan fácil y cuesta adivinarlas.'
              )
            }
          >
            <PasswordInput {...form.register('password')} autoComplete="new-password" />
          </Field>
          <Button type="submit" variant="primary" size="lg" block loading={choose.isSubmitting}>
            Cambiar contraseña y entrar
          </Button>
          <AnotherCode username={username} sentAt={sentAt} onSent={onSent} />
        </Fields>
      </form>
      <Ways>
        <p>
          ¿No es tu usuario?{' '}
          <Plain type="button" onClick={onBack}>
            Escribe otro
          </Plain>
        </p>
      </Ways>
    </>
  );
}

/** Sends another code, once a minute at most. */
function AnotherCode({ username, sentAt = 0, onSent }: PendingReset & Pick<ChooseStepProps, 'onSent'>) {
  const [isSending, setSending] = useState(false);
  const wait = useSecondsUntil(sentAt + RESEND_AFTER);
  const send = async () => {
    setSending(true);
    try {
      await api('POST /auth/password/forgot', { body: { username } });
      onSent({ username, sentAt: Date.now() });
      notify.success('Si la cuenta existe, te enviamos otro código. El anterior ya no sirve.');
    } catch (error) {
      notify.error(errorText(error));
    }
    setSending(false);
  };
  return (
    <Button block disabled={wait > 0} loading={isSending} onClick={send}>
      {wait > 0 ? `Enviar otro código en ${wait} s` : 'Enviar otro código'}
    </Button>
  );
}
