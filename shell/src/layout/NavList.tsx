import type { RemoteNavItem } from '@cuadra/shared/contract';
import { useDrawers } from '@cuadra/shared/state';
import { Icon } from '@cuadra/shared/ui';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { inSections } from '../navigation/navigation.ts';
import { useSupportLink } from '../navigation/use-support-link.ts';
import { useVisitor } from '../navigation/use-visitor.ts';
import { matchRoute, preloadRemote } from '../remotes/index.ts';
import { LateMorningDot } from './LateMorningDot.tsx';
import { NavGroup } from './NavGroup.tsx';
import { DrawerLink, hint, ScreenLink, SupportLink } from './nav-style.ts';

/** The shell's own entries, in the same order of things as those of the descriptors. */
const OWN_HOME: RemoteNavItem = { section: 'General', label: 'Resumen', icon: 'home', to: '/', order: 0 };
/** The tiles have no entry: they are of the same start. */
const TILES = '/home';
const SUPPORT = { section: 'Soporte', label: 'Soporte', icon: 'message' };

export interface NavListProps {
  collapsed: boolean;
  onChoose: () => void;
}

/** The navigation, section by section, as the descriptors say. */
export function NavList({ collapsed, onChoose }: NavListProps) {
  const { state, navigation } = useVisitor();
  const support = useSupportLink();
  const own = state.company === null ? [] : [OWN_HOME];
  const sections = inSections([...own, ...navigation.sections.flatMap(({ items }) => items)]);
  return (
    <>
      {sections.map(({ title, items }) => (
        <NavGroup key={title} title={title} collapsed={collapsed}>
          {items.map((item) => (
            <li key={`${item.label} ${item.to ?? item.drawer}`}>
              {item.to === undefined ? (
                <ToDrawer item={item} collapsed={collapsed} onChoose={onChoose} />
              ) : (
                <ToScreen item={item} to={item.to} collapsed={collapsed} onChoose={onChoose} />
              )}
            </li>
          ))}
        </NavGroup>
      ))}
      <NavGroup title={SUPPORT.section} collapsed={collapsed}>
        <li>
          <SupportLink
            href={support}
            target="_blank"
            rel="noreferrer"
            $collapsed={collapsed}
            {...hint(collapsed, SUPPORT.label)}
          >
            <Icon name={SUPPORT.icon} />
            <span>{SUPPORT.label}</span>
          </SupportLink>
        </li>
      </NavGroup>
    </>
  );
}

interface EntryProps extends NavListProps {
  item: RemoteNavItem;
}

function ToScreen({ item, to, collapsed, onChoose }: EntryProps & { to: string }) {
  const { remotes, sections } = useVisitor().navigation;
  const { pathname } = useLocation();
  const news = useId();
  // «Clientes» stays lit on the page of one client, «Industrial» not on «Fórmulas», which has an entry of its own.
  const others = sections.flatMap(({ items }) => items.map((other) => other.to ?? ''));
  const end = to === '/' || others.some((other) => other.startsWith(`${to}/`));
  const warmUp = () => {
    const wanted = matchRoute(remotes, to);
    if (wanted) preloadRemote(wanted.remote, wanted.route.expose);
  };
  const isHome = to === OWN_HOME.to;
  return (
    <ScreenLink
      to={to}
      end={end}
      $collapsed={collapsed}
      {...(isHome && { 'aria-describedby': news })}
      {...(isHome && pathname === TILES && { 'data-near': true })}
      onClick={onChoose}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      {...hint(collapsed, item.label)}
    >
      <Icon name={item.icon} />
      <span>{item.label}</span>
      {/* On Resumen itself they are in sight. */}
      {isHome && pathname !== to && <LateMorningDot id={news} />}
    </ScreenLink>
  );
}

/** A drawer has an address, too: its entry is a link, and opens it above the screen that is there. */
function ToDrawer({ item, collapsed, onChoose }: EntryProps) {
  const { openDrawer, addressOf } = useDrawers();
  const id = item.drawer ?? '';
  return (
    <DrawerLink
      href={addressOf(id)}
      $collapsed={collapsed}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
        openDrawer(id);
      }}
      {...hint(collapsed, item.label)}
    >
      <Icon name={item.icon} />
      <span>{item.label}</span>
    </DrawerLink>
  );
}
