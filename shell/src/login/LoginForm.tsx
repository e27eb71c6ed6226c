import { Button, Field, IconButton, TextInput } from '@cuadra/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { loadSignedIn } from '../app/areas.ts';
import { Alert, Fields } from './login-style.ts';
import { signIn } from './sign-in.ts';

interface Missing {
  username?: string;
  password?: string;
}

/** Username or mail, password, and what went wrong if something did. What is behind the login loads meanwhile. */
export function LoginForm() {
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<Missing>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [readable, setReadable] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const name = username.current?.value.trim() ?? '';
    const secret = password.current?.value ?? '';
    setProblem(undefined);
    setMissing({
      ...(!name && { username: 'Escribe tu usuario.' }),
      ...(!secret && { password: 'Escribe tu contraseña.' }),
    });
    if (!name) return username.current?.focus();
    if (!secret) return password.current?.focus();
    setBusy(true);
    const refusal = await signIn(name, secret);
    setBusy(false);
    if (!refusal) return;
    setProblem(refusal);
    password.current?.select();
  };

  return (
    <form onSubmit={submit} onInput={preloadBehind} noValidate>
      <Fields>
        {problem && <Alert role="alert">{problem}</Alert>}
        <Field label="Usuario" error={missing.username}>
          <TextInput
            ref={username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            autoFocus
          />
        </Field>
        <Field label="Contraseña" error={missing.password}>
          <TextInput
            ref={password}
            name="password"
            type={readable ? 'text' : 'password'}
            autoComplete="current-password"
            maxLength={200}
            trailing={
              <IconButton
                icon={readable ? 'eye-off' : 'eye'}
                label={readable ? 'Ocultar lo escrito' : 'Ver lo escrito'}
                size="sm"
                onClick={() => setReadable(!readable)}
              />
            }
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" block loading={busy}>
          Iniciar sesión
        </Button>
      </Fields>
    </form>
  );
}

/** A failure here shows when the form is sent, and says so there. Asking again for what is there costs nothing. */
function preloadBehind(): void {
  void loadSignedIn().catch(() => undefined);
}
