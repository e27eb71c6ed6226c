import { lazyComponent, retryFailedLoads } from '@cuadra/shared/remote';
import { notify, useDrawers } from '@cuadra/shared/state';
import { Suspense } from 'react';
import { RemoteBoundary } from '../../remotes/RemoteBoundary.tsx';
import { OWN_ACCOUNT, OWN_PASSWORD } from './drawer-ids.ts';

const OwnDrawer = lazyComponent(() => import('./OwnDrawer.tsx'));

/** The drawer of the own password or account while the address says so, fetched when it is wanted. */
export function OwnDrawers() {
  const { open, closeDrawer } = useDrawers();
  const id = open.find((one) => one === OWN_ACCOUNT || one === OWN_PASSWORD);
  if (id === undefined) return null;
  const close = () => closeDrawer(id);
  const fail = () => {
    notify.error('No pudimos abrir tu cuenta. Revisa tu conexión e intenta de nuevo.');
    retryFailedLoads();
    close();
  };
  return (
    <RemoteBoundary fallback={null} onError={fail}>
      <Suspense fallback={null}>
        <OwnDrawer id={id} onClose={close} />
      </Suspense>
    </RemoteBoundary>
  );
}
