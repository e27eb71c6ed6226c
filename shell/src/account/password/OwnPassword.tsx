import { lazyComponent, retryFailedLoads } from '@cuadra/shared/remote';
import { notify, useDrawers } from '@cuadra/shared/state';
import { Suspense } from 'react';
import { RemoteBoundary } from '../../remotes/RemoteBoundary.tsx';
import { OWN_PASSWORD } from './drawer-id.ts';

const PasswordDrawer = lazyComponent(() => import('./PasswordDrawer.tsx'));

/** The drawer of the own password while the address says so, fetched when it is wanted. */
export function OwnPassword() {
  const { open, closeDrawer } = useDrawers();
  if (!open.includes(OWN_PASSWORD)) return null;
  const close = () => closeDrawer(OWN_PASSWORD);
  const fail = () => {
    notify.error('No pudimos abrir el cambio de contraseña. Revisa tu conexión e intenta de nuevo.');
    retryFailedLoads();
    close();
  };
  return (
    <RemoteBoundary fallback={null} onError={fail}>
      <Suspense fallback={null}>
        <PasswordDrawer onClose={close} />
      </Suspense>
    </RemoteBoundary>
  );
}
