import type { RemoteRoute, ResolvedRemote } from '@cuadra/shared/contract';
import { RemoteView } from '../remotes/index.ts';
import { usePageTitle } from './page-title.ts';

/** A screen of a remote, inside the layout. */
export function RemotePage({ remote, route }: { remote: ResolvedRemote; route: RemoteRoute }) {
  usePageTitle(route.title);
  return <RemoteView remote={remote} expose={route.expose} title={route.title} />;
}
