import type { RemoteRoute, ResolvedRemote } from '@cuadra/shared/contract';
import { grantsOf, useSession } from '@cuadra/shared/state';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isOnDevice } from '../remotes/keep-for-offline.ts';
import { persistedState } from '../session/persisted-state.ts';
import { type OfflineRoutes, offlineRoutes } from './offline-routes.ts';

/** Where somebody without a connection may go on, and how. */
export interface WaysOut extends OfflineRoutes {
  /** The page was opened without a connection: who is here is read as the screen that works offline is opened itself. */
  byReload: boolean;
}

const NOWHERE: WaysOut = { here: false, elsewhere: [], byReload: false };
const NONE: readonly ResolvedRemote[] = [];

/**
 * The screens that work offline. Of a page that was opened without a connection, nobody has said who is here yet: then it
 * goes by what was said last of this session, and by the modules whose scripts are on the device.
 */
export function useWaysOut(online: boolean): WaysOut {
  const { pathname } = useLocation();
  const token = useSession((session) => session.token);
  const state = useSession((session) => (session.token === null ? null : session.state));
  const grants = useSession((session) => session.grants);
  const isUnknown = !online && state === null && token !== null;
  const before = useMemo(() => (isUnknown ? persistedState(token) : undefined), [isUnknown, token]);
  const onDevice = useOnDevice(before?.remotes ?? NONE);
  if (online) return NOWHERE;
  if (!before) return { ...offlineRoutes(state?.remotes ?? NONE, grants, pathname), byReload: false };
  const { elsewhere } = offlineRoutes(onDevice, grantsOf(before), pathname);
  return { here: false, elsewhere, byReload: true };
}

function useOnDevice(remotes: readonly ResolvedRemote[]): readonly ResolvedRemote[] {
  const [onDevice, setOnDevice] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    const offline = remotes.filter(({ descriptor }) =>
      descriptor.routes.some((route: RemoteRoute) => route.offline),
    );
    void Promise.all(offline.map(isOnDevice)).then(
      (are) => {
        if (!isGone) setOnDevice(offline.filter((_, index) => are[index]));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [remotes]);
  return onDevice;
}
