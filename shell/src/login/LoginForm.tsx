import { useSession } from '@cuadra/shared/state';
import { Button, Field, Notice, TextInput } from '@cuadra/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { REGISTER_PATH, withGoal } from '../session/return-path.ts';
import { writePending } from '../signed-out/pending-user.ts';
import { Fields } from '../signed-out/signed-out-style.ts';
import { useGoal } from '../signed-out/use-goal.ts';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import { loadClient, signIn } from './sign-in.ts';

/** What a person is known by: the API takes either, the two screens ask for one. */
export type LoginName = 'username' | 'email';

const NAMES = {
  username: { label: 'Usuario', missing: 'Escribe tu usuario.', type: 'text', autoComplete: 'username' },
  email: { label: 'Correo', missing: 'Escribe tu correo.', type: 'email', autoComplete: 'email' },
} as const;

interface Missing {
  name?: string;
  password?: string;
}

/**
 * Who, password, and what went wrong if something did. What is behind the login loads meanwhile.
 *
 * @param props.onTyping told where the user goes next, at each key, so that it can be loaded ahead
 */
export function LoginForm({ by, onTyping }: { by: LoginName; onTyping: (goal: string) => void }) {
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<Missing>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [proved, setProved] = useState<{ username: string; password: string }>();
  const navigate = useNavigate();
  const goal = useGoal();
  const asked = NAMES[by];
  const lostText = useSession((session) => session.lostText);
  const known = useSession(({ isLost, state }) => (isLost ? state?.user[by] : undefined));

  const load = () => {
    // What fails is loaded again when it is sent.
    void loadClient().catch(() => undefined);
    onTyping(goal);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const who = name.current?.value.trim() ?? '';
    const secret = password.current?.value ?? '';
    setError(undefined);
    setMissing({
      ...(!who && { name: asked.missing }),
      ...(!secret && { password: 'Escribe tu contraseña.' }),
    });
    if (!who) return name.current?.focus();
    if (!secret) return password.current?.focus();
    setBusy(true);
    const outcome = await signIn(who, secret);
    setBusy(false);
    if (outcome.kind === 'unverified') {
      writePending({ user_id: outcome.userId, wrong: 0 });
      navigate(withGoal(REGISTER_PATH, goal));
    } else if (outcome.kind === 'code-needed') {
      setProved({ username: who, password: secret });
    } else if (outcome.kind === 'failed') {
      setError(outcome.text);
      password.current?.select();
    }
  };

  if (proved) return <SecondFactorStep {...proved} onBack={() => setProved(undefined)} />;
  return (
    <form onSubmit={submit} onInput={load} noValidate>
      <Fields>
        {(error ?? lostText) && <Notice tone="bad">{error ?? lostText}</Notice>}
        <Field label={asked.label} error={missing.name}>
          <TextInput
            ref={name}
            name={by}
            type={asked.type}
            autoComplete={asked.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            defaultValue={known}
            autoFocus={known === undefined}
          />
        </Field>
        <Field label="Contraseña" error={missing.password}>
          <PasswordInput
            ref={password}
            name="password"
            autoComplete="current-password"
            autoFocus={known !== undefined}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" block loading={busy}>
          Iniciar sesión
        </Button>
      </Fields>
    </form>
  );
}
