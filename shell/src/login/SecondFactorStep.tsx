import { Button, Field, Notice, TextInput } from '@cuadra/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Plain } from '../signed-out/code-style.ts';
import { Fields } from '../signed-out/signed-out-style.ts';
import { signIn } from './sign-in.ts';

interface SecondFactorStepProps {
  /** What was right at the step before. */
  username: string;
  password: string;
  onBack: () => void;
}

/** The password was right: the code of the app, or a recovery code of who has lost it. */
export function SecondFactorStep({ username, password, onBack }: SecondFactorStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = input.current?.value.trim() ?? '';
    setWrong(code ? undefined : 'Escribe el código.');
    setError(undefined);
    if (!code) return input.current?.focus();
    setBusy(true);
    const outcome = await signIn(username, password, code);
    setBusy(false);
    if (outcome.kind === 'wrong-code') setWrong(outcome.text);
    else if (outcome.kind === 'failed') setError(outcome.text);
    else return;
    input.current?.select();
  };

  return (
    <form onSubmit={submit} noValidate aria-label="Verificación en dos pasos">
      <Fields>
        {error && <Notice tone="bad">{error}</Notice>}
        <Field
          label="Código de tu aplicación"
          error={wrong}
          hint="¿Perdiste el teléfono? Escribe uno de tus códigos de recuperación."
        >
          <TextInput
            ref={input}
            name="code"
            size="lg"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            autoFocus
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" block loading={busy}>
          Entrar
        </Button>
        <p>
          <Plain type="button" onClick={onBack}>
            Entrar con otro usuario
          </Plain>
        </p>
      </Fields>
    </form>
  );
}
