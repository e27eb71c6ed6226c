import { isGranted, type Permission } from '@cuadra/shared/domain';
import { notify, notifyForbidden } from '@cuadra/shared/state';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { HOME_PATH } from '../session/return-path.ts';
import { judge, SUBSCRIPTION_PATH } from './guard.ts';
import { useVisitor } from './use-visitor.ts';

/** Shows a screen to users with its permission; sends the others where spec §4 and §6 say. */
export function Guarded({
  permission,
  children,
}: {
  permission?: Permission | undefined;
  children: ReactNode;
}) {
  const visitor = useVisitor();
  const { pathname } = useLocation();
  const verdict = judge(visitor, pathname, permission);
  if (verdict === 'open') return children;
  if (verdict === 'expired') return <ToSubscription />;
  return verdict === 'withheld' ? <Withheld /> : <Forbidden />;
}

/** Spec §6: to the Resumen, and told why. */
function Forbidden() {
  useEffect(() => notifyForbidden(), []);
  return <Navigate to={HOME_PATH} replace />;
}

/** Likewise for a module that the company does not have: no permission would open it, and another plan would. */
export function Withheld() {
  const { grants, state } = useVisitor();
  const { inspector } = state.user;
  const mayChange = isGranted(grants, ['subscription', 'change_plan']);
  useEffect(() => {
    // On their way from the list of companies into one.
    if (inspector) return;
    notify.error(
      mayChange
        ? 'Tu plan no incluye este módulo. Puedes cambiarlo en Suscripción.'
        : 'El plan de tu empresa no incluye este módulo. El propietario puede cambiarlo.',
    );
  }, [mayChange, inspector]);
  return <Navigate to={HOME_PATH} replace />;
}

function ToSubscription() {
  useEffect(() => {
    notify.error('Recarga tu saldo para seguir disfrutando de la plataforma.');
  }, []);
  return <Navigate to={SUBSCRIPTION_PATH} replace />;
}
