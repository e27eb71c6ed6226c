import { lazyComponent } from '@cuadra/shared/remote';
import { hasDrafts, useSession } from '@cuadra/shared/state';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  FORGOT_PASSWORD_PATH,
  LEGACY_LOGIN_PATH,
  LOGIN_PATH,
  REGISTER_PATH,
  withGoal,
} from '../session/return-path.ts';
import { SignedOutPage } from '../signed-out/SignedOutPage.tsx';
import { Lead, Title, Ways } from '../signed-out/signed-out-style.ts';
import { useGoal } from '../signed-out/use-goal.ts';
import { LoginForm, type LoginName } from './LoginForm.tsx';

/** Only for who came by a business's link. */
const CompanyFace = lazyComponent(
  () => import('../company-face/CompanyFace.tsx'),
  () => null,
);

const VARIANTS = {
  username: {
    lead: 'Usa el usuario que te dio el propietario, o tu correo.',
    other: { to: LEGACY_LOGIN_PATH, label: 'Entrar con tu correo' },
  },
  email: {
    lead: 'Usa el correo con el que te registraste.',
    other: { to: LOGIN_PATH, label: 'Entrar con tu usuario' },
  },
} as const;

/** For a user who was signed out in the middle of work, also after a reload. */
const LOST_LEAD = 'Tu sesión terminó. Entra otra vez y sigue donde quedaste: lo que escribiste sigue ahí.';

interface LoginPageProps {
  by?: LoginName;
  /** Told where the user goes next, at each key, so that it can be loaded ahead. */
  onTyping: (goal: string) => void;
}

/** Where everybody starts; with the legacy variant by mail address (spec §2). */
export default function LoginPage({ by = 'username', onTyping }: LoginPageProps) {
  const goal = useGoal();
  const { lead, other } = VARIANTS[by];
  const isLost = useSession((session) => session.isLost);
  const [hasDraft] = useState(hasDrafts);
  const slug = useSearchParams()[0].get('tienda');
  return (
    <SignedOutPage title="Iniciar sesión">
      {slug && <CompanyFace slug={slug} />}
      <Title>Entra a tu negocio</Title>
      <Lead>{isLost || hasDraft ? LOST_LEAD : lead}</Lead>
      <LoginForm key={by} by={by} onTyping={onTyping} />
      <Ways>
        <p>
          <Link to={withGoal(FORGOT_PASSWORD_PATH, goal)}>¿Olvidaste tu contraseña?</Link>
        </p>
        <p>
          ¿Aún no tienes cuenta? <Link to={withGoal(REGISTER_PATH, goal)}>Registra tu negocio</Link>
        </p>
        <p>
          <Link to={withGoal(other.to, goal)}>{other.label}</Link>
        </p>
      </Ways>
    </SignedOutPage>
  );
}
