import { can } from '@cuadra/shared/state';
import { preloadOverlays, VisuallyHidden } from '@cuadra/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { whenQuiet } from '../browser/when-quiet.ts';
import { GuidesHost } from '../guides/index.ts';
import { useVisitor } from '../navigation/use-visitor.ts';
import { keepForOffline, prefetchWhenIdle } from '../remotes/index.ts';
import { SubscriptionBanner } from '../subscription/reminder/SubscriptionBanner.tsx';
import { DrawerHost } from './DrawerHost.tsx';
import { Frame, Main, Screen, SkipLink } from './frame.ts';
import { Senders } from './Senders.tsx';
import { BackStep, Sidebar } from './Sidebar.tsx';
import { isWide } from './sidebar-room.ts';
import { TopBar } from './TopBar.tsx';
import { useCollapsed } from './use-collapsed.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** The whole kit, which most screens take and the frame does without. */
const loadKit = () => import(/* webpackChunkName: "kit" */ '@cuadra/shared/ui');

/** What the first look does without. */
async function loadRest(): Promise<void> {
  await loadKit();
  (await import('../browser/keys-in-sight.ts')).showKeysWhileHeld();
  await BackStep.preload();
}

/** Sidebar, top bar, the screen, and the drawers and guides above it. */
export function Layout() {
  const { key, pathname } = useLocation();
  const { navigation, state } = useVisitor();
  const [collapsed, toggleCollapsed] = useCollapsed(isWide(navigation.remotes, pathname));
  // The menu belongs to the place where it was opened: any navigation, back included, closes it.
  const [menuAt, setMenuAt] = useState<string>();
  const menuOpen = menuAt === key;
  const main = useRef<HTMLElement>(null);

  const announcement = useFocusOnArrival(main);
  useEffect(() => prefetchWhenIdle(navigation.remotes, can), [navigation.remotes]);
  // What one tab looks at is nothing that the device has to have.
  const isPreview = state.preview?.outcome === 'shown';
  useEffect(
    () => (isPreview ? undefined : keepForOffline(navigation.remotes, can)),
    [navigation.remotes, isPreview],
  );
  useEffect(preloadOverlays, []);
  // Of a screen that did without it: the next one will not. What fails is fetched where it is needed.
  useEffect(() => whenQuiet(() => void loadRest().catch(() => undefined)), []);

  return (
    <Frame $collapsed={collapsed}>
      <SkipLink href="#contenido">Saltar al contenido</SkipLink>
      <Sidebar
        collapsed={collapsed}
        onCollapse={toggleCollapsed}
        open={menuOpen}
        onClose={() => setMenuAt(undefined)}
      />
      <Screen inert={menuOpen}>
        <TopBar onMenu={() => setMenuAt(key)} />
        <SubscriptionBanner />
        <Main id="contenido" ref={main} tabIndex={-1}>
          <Outlet />
        </Main>
      </Screen>
      <DrawerHost />
      <GuidesHost />
      <Senders />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Frame>
  );
}
