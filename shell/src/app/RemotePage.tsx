import type { RemoteRoute, ResolvedRemote } from '@cuadra/shared/contract';
import { useParams } from 'react-router-dom';
import { RemoteView, takesParams } from '../remotes/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { usePageTitle } from './page-title.ts';

interface RemotePageProps {
  remote: ResolvedRemote;
  route: RemoteRoute;
}

/** A screen of a remote, inside the layout. An address whose parameters the route does not take leads nowhere. */
export function RemotePage(page: RemotePageProps) {
  return takesParams(page.route, useParams()) ? <RemoteScreen {...page} /> : <NotFoundPage />;
}

function RemoteScreen({ remote, route }: RemotePageProps) {
  usePageTitle(route.title);
  return <RemoteView remote={remote} expose={route.expose} title={route.title} />;
}
