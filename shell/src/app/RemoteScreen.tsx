import type { RemoteRoute, ResolvedRemote } from '@cuadra/shared/contract';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../browser/page-title.ts';
import { RemoteView, takesParams } from '../remotes/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

interface RemoteScreenProps {
  remote: ResolvedRemote;
  route: RemoteRoute;
}

/** A screen of a remote, inside the layout. An address whose parameters the route does not take leads nowhere. */
export function RemoteScreen(page: RemoteScreenProps) {
  return takesParams(page.route, useParams()) ? <TitledScreen {...page} /> : <NotFoundPage />;
}

function TitledScreen({ remote, route }: RemoteScreenProps) {
  usePageTitle(route.title);
  return <RemoteView remote={remote} expose={route.expose} title={route.title} />;
}
