import { preloadOverlays, VisuallyHidden } from '@cuadra/shared/frame';
import { can } from '@cuadra/shared/state';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { loadKit } from '../app/areas.ts';
import { whenQuiet } from '../app/when-quiet.ts';
import { GuidesHost } from '../guides/index.ts';
import { keepForOffline, prefetchWhenIdle } from '../remotes/index.ts';
import { useSigned } from '../session/offer-context.tsx';
import { DrawerHost } from './DrawerHost.tsx';
import { Frame, Main, Screen, SkipLink } from './frame.ts';
import { Senders } from './Senders.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SubscriptionBanner } from './SubscriptionBanner.tsx';
import { TopBar } from './TopBar.tsx';
import { useCollapsed } from './use-collapsed.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** Sidebar, top bar, the screen, and the drawers and guides above it. */
export function Layout() {
  const { key } = useLocation();
  const { offer } = useSigned();
  const [collapsed, toggleCollapsed] = useCollapsed();
  // The menu belongs to the place where it was opened: any navigation, back included, closes it.
  const [menuAt, setMenuAt] = useState<string>();
  const menuOpen = menuAt === key;
  const main = useRef<HTMLElement>(null);

  const announcement = useFocusOnArrival(main);
  useEffect(() => prefetchWhenIdle(offer.remotes, can), [offer.remotes]);
  useEffect(() => keepForOffline(offer.remotes, can), [offer.remotes]);
  useEffect(preloadOverlays, []);
  // Of a screen that did without it: the next one will not. What fails is fetched by whoever needs it.
  useEffect(() => whenQuiet(() => void loadKit().catch(() => undefined)), []);

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
