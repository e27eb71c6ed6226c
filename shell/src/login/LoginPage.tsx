import { useSession } from '@cuadra/shared/state';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PRODUCT_NAME } from '../app/page-title.ts';
import { HOME_PATH, safeReturnPath } from '../session/return-path.ts';
import { LoginAside } from './LoginAside.tsx';
import { LoginForm } from './LoginForm.tsx';
import { Brand, Form, Lead, Sheet, Title } from './login-style.ts';

/** Where everybody starts. Whoever is signed in already goes on at once. */
export default function LoginPage() {
  const signedIn = useSession((session) => session.token !== null);
  const [parameters] = useSearchParams();
  const goal =
    safeReturnPath(parameters.get('go'), location.origin) ??
    safeReturnPath(parameters.get('from'), location.origin) ??
    HOME_PATH;

  useEffect(() => {
    document.title = `${PRODUCT_NAME} · Iniciar sesión`;
  }, []);

  if (signedIn) return <Navigate to={goal} replace />;
  return (
    <Sheet>
      <Form>
        <Brand>
          <span aria-hidden>C</span>
          {PRODUCT_NAME}
        </Brand>
        <Title>Entra a tu negocio</Title>
        <Lead>Usa el usuario que te dio el propietario, o tu correo.</Lead>
        <LoginForm />
      </Form>
      <LoginAside />
    </Sheet>
  );
}
