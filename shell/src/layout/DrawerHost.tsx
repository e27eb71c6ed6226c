import type { RemoteDrawer, ResolvedRemote } from '@cuadra/shared/contract';
import { useDrawers } from '@cuadra/shared/state';
import { Drawer } from '@cuadra/shared/ui';
import { useVisitor } from '../navigation/use-visitor.ts';
import { RemoteView } from '../remotes/index.ts';

interface NavigableDrawer {
  remote: ResolvedRemote;
  drawer: RemoteDrawer;
}

/**
 * The drawers that the address names, each above the one before. A module's drawer is told how to close itself by the
 * property `onClose`. An id that this user may not open is left alone.
 */
export function DrawerHost() {
  const { drawers } = useVisitor().navigation;
  const { open } = useDrawers();
  const wanted = drawers
    .filter(({ drawer }) => open.includes(drawer.id))
    .sort((a, b) => open.indexOf(a.drawer.id) - open.indexOf(b.drawer.id));
  return <Stack drawers={wanted} />;
}

/**
 * Each drawer stands inside the one below it: as neighbours, two that a link opens at once would take each other for the
 * page behind them, and hide each other from screen readers.
 */
function Stack({ drawers: [lowest, ...above] }: { drawers: readonly NavigableDrawer[] }) {
  const { closeDrawer } = useDrawers();
  if (!lowest) return null;
  const { remote, drawer } = lowest;
  const close = () => closeDrawer(drawer.id);
  return (
    <Drawer key={drawer.id} open inAddress onOpenChange={close} title={drawer.title}>
      <RemoteView remote={remote} expose={drawer.expose} title={drawer.title} onClose={close} />
      <Stack drawers={above} />
    </Drawer>
  );
}
