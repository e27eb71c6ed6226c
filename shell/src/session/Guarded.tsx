import type { Permission } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { judge, SUBSCRIPTION_PATH } from './guard.ts';
import { useSigned } from './offer-context.tsx';
import { HOME_PATH } from './return-path.ts';

/** Lets a screen be seen by whoever may see it; sends everyone else where spec §4 and §6 say. */
export function Guarded({
  permission,
  children,
}: {
  permission?: Permission | undefined;
  children: ReactNode;
}) {
  const visitor = useSigned();
  const { pathname } = useLocation();
  const verdict = judge(visitor, pathname, permission);
  if (verdict === 'open') return children;
  if (verdict === 'expired') return <ToSubscription />;
  return <Navigate to={HOME_PATH} replace />;
}

function ToSubscription() {
  useEffect(() => {
    notify.error('Recarga tu saldo para seguir disfrutando de la plataforma.');
  }, []);
  return <Navigate to={SUBSCRIPTION_PATH} replace />;
}
