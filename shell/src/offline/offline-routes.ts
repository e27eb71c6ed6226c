import type { RemoteRoute, ResolvedRemote } from '@cuadra/shared/contract';
import { type Grants, isGranted } from '@cuadra/shared/domain';
import { matchRoute } from '../remotes/match-route.ts';

/** Where somebody without a connection may go on. */
export interface OfflineRoutes {
  /** The screen in sight works offline. */
  here: boolean;
  /** The others that do, and that the user may open; none with a parameter in its path. */
  elsewhere: RemoteRoute[];
}

/** Reads from the descriptors which screens say of themselves that they work offline. */
export function offlineRoutes(
  remotes: readonly ResolvedRemote[],
  grants: Grants,
  pathname: string,
): OfflineRoutes {
  const isOpen = (route: RemoteRoute) => route.offline === true && isGranted(grants, route.permission);
  const here = matchRoute(remotes, pathname)?.route;
  return {
    here: here !== undefined && isOpen(here),
    elsewhere: remotes
      .flatMap(({ descriptor }) => descriptor.routes)
      .filter((route) => isOpen(route) && route !== here && !route.path.includes(':')),
  };
}
