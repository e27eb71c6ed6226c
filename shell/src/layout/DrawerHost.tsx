import { useDrawers } from '@cuadra/shared/state';
import { Drawer } from '@cuadra/shared/ui';
import { RemoteView } from '../remotes/index.ts';
import { useSigned } from '../session/offer-context.tsx';

/**
 * The drawers that the address names, each above the one before. A module's drawer is told how to close itself by the
 * property `onClose`. An id that this user may not open is left alone.
 */
export function DrawerHost() {
  const { drawers } = useSigned().offer;
  const { open, closeDrawer } = useDrawers();
  return drawers
    .filter(({ drawer }) => open.includes(drawer.id))
    .sort((a, b) => open.indexOf(a.drawer.id) - open.indexOf(b.drawer.id))
    .map(({ remote, drawer }) => (
      <Drawer key={drawer.id} open onOpenChange={() => closeDrawer(drawer.id)} title={drawer.title}>
        <RemoteView
          remote={remote}
          expose={drawer.expose}
          title={drawer.title}
          onClose={() => closeDrawer(drawer.id)}
        />
      </Drawer>
    ));
}
