import { fieldText } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { Button, Field, Notice } from '@cuadra/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { beginSession } from '../session/begin-session.ts';
import { LOGIN_PATH, withGoal } from '../session/return-path.ts';
import { CodeInput, Plain } from '../signed-out/code-style.ts';
import { CODE_LENGTH, codeOf, RESEND_AFTER } from '../signed-out/mailed-code.ts';
import type { PendingUser } from '../signed-out/pending-user.ts';
import { Fields, Lead, Title, Ways } from '../signed-out/signed-out-style.ts';
import { useGoal } from '../signed-out/use-goal.ts';
import { useSecondsUntil } from '../signed-out/use-seconds-until.ts';
import { confirmCode, resendCode } from './confirm-code.ts';

interface CodeStepProps {
  pending: PendingUser;
  /** A try was used or a code went out; undefined to register again. */
  onChange: (pending: PendingUser | undefined) => void;
  /** The code was right, the session is about to be opened. */
  onConfirmed: () => void;
}

/** The code from the mail; with the last digit it is confirmed. */
export function CodeStep({ pending, onChange, onConfirmed }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'confirming' | 'sending'>();
  const wait = useSecondsUntil((pending.sentAt ?? 0) + RESEND_AFTER);
  const goal = useGoal();

  const confirm = async (entered: string) => {
    if (busy) return;
    setError(undefined);
    if (entered.length < CODE_LENGTH) {
      setWrong(fieldText('not-a-code'));
      input.current?.focus();
      return;
    }
    setBusy('confirming');
    const outcome = await confirmCode(pending, entered);
    setBusy(undefined);
    if (outcome.kind === 'confirmed') {
      onConfirmed();
      beginSession(outcome.token);
    } else if (outcome.kind === 'wrong') {
      onChange(outcome.pending);
      setWrong(outcome.text);
      input.current?.select();
    } else setError(outcome.text);
  };

  const resend = async () => {
    if (busy) return;
    setError(undefined);
    setBusy('sending');
    const outcome = await resendCode(pending);
    setBusy(undefined);
    if (outcome.kind === 'failed') return setError(outcome.text);
    onChange(outcome.pending);
    if (outcome.kind === 'too-soon')
      return setError('El último código salió hace menos de un minuto. Espera y pide otro.');
    setWrong(undefined);
    setCode('');
    input.current?.focus();
    notify.success('Te enviamos otro código. El anterior ya no sirve.');
  };

  const type = (text: string) => {
    const digits = codeOf(text);
    setCode(digits);
    setWrong(undefined);
    if (digits.length === CODE_LENGTH && digits !== code) void confirm(digits);
  };

  return (
    <>
      <Title>Confirma tu correo</Title>
      <Lead>
        Te enviamos un código de 6 dígitos a {pending.email ? <b>{pending.email}</b> : 'tu correo'}. Vale por
        15 minutos; mira también en los no deseados.
      </Lead>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void confirm(code);
        }}
      >
        <Fields>
          {error && <Notice tone="bad">{error}</Notice>}
          <Field label="Código" error={wrong} hint="Con el último dígito lo confirmamos.">
            <CodeInput
              ref={input}
              size="lg"
              value={code}
              onChange={(event) => type(event.target.value)}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
            />
          </Field>
          <Button type="submit" variant="primary" size="lg" block loading={busy === 'confirming'}>
            Confirmar
          </Button>
          <Button block disabled={wait > 0} loading={busy === 'sending'} onClick={resend}>
            {wait > 0 ? `Enviar otro código en ${wait} s` : 'Enviar otro código'}
          </Button>
        </Fields>
      </form>
      <Ways>
        <p>
          ¿Te equivocaste de correo?{' '}
          <Plain type="button" onClick={() => onChange(undefined)}>
            Empieza de nuevo
          </Plain>
        </p>
        <p>
          <Link to={withGoal(LOGIN_PATH, goal)}>Volver a iniciar sesión</Link>
        </p>
      </Ways>
    </>
  );
}
