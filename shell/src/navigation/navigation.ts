import type {
  RemoteDrawer,
  RemoteMenuEntry,
  RemoteNavItem,
  RemoteRoute,
  RemoteTile,
  ResolvedRemote,
  SessionState,
} from '@cuadra/shared/contract';
import { type Grants, isGranted } from '@cuadra/shared/domain';

/** What decides about what a user sees. */
export interface Visitor {
  state: SessionState;
  grants: Grants;
}

export interface NavSection {
  title: string;
  items: RemoteNavItem[];
}

/** All that this user may open, read from the descriptors: the shell knows no module by name. */
export interface Navigation {
  /** The remotes meant for this user, whatever their role permits: a route that exists but is forbidden is no 404. */
  remotes: ResolvedRemote[];
  sections: NavSection[];
  tiles: RemoteTile[];
  /** Of the company's menu. */
  companyMenu: RemoteMenuEntry[];
  drawers: { remote: ResolvedRemote; drawer: RemoteDrawer }[];
}

export function buildNavigation({ state, grants }: Visitor): Navigation {
  const remotes = state.remotes.filter((remote) => isMeantFor(remote, state));
  const permits = makePermits(remotes, grants);
  return {
    remotes,
    sections: inSections(remotes.flatMap(({ descriptor }) => descriptor.nav.filter(permits))),
    tiles: remotes
      .flatMap(({ descriptor }) => descriptor.tiles.filter(permits))
      .sort((a, b) => a.order - b.order),
    companyMenu: remotes
      .flatMap(({ descriptor }) => (descriptor.companyMenu ?? []).filter(permits))
      .sort((a, b) => a.order - b.order),
    drawers: remotes.flatMap((remote) =>
      remote.descriptor.drawers
        .filter(({ permission }) => isGranted(grants, permission))
        .map((drawer) => ({ remote, drawer })),
    ),
  };
}

/**
 * Spec §6: a super user gets only what is meant for super users, an inspector in no company what is for inspectors, everyone else
 * only the rest.
 */
function isMeantFor({ descriptor }: ResolvedRemote, { user, company, modules }: SessionState): boolean {
  const audience = user.super_user ? 'super_user' : user.inspector && !company ? 'inspector' : 'company';
  return (
    descriptor.audience === audience &&
    (descriptor.requires === null || modules.includes(descriptor.requires))
  );
}

type Entry = Pick<RemoteNavItem, 'to' | 'drawer' | 'permission'>;

/** An entry is shown when it, and what it leads to, are granted. */
function makePermits(remotes: readonly ResolvedRemote[], grants: Grants): (entry: Entry) => boolean {
  const routes = new Map(remotes.flatMap(({ descriptor }) => descriptor.routes.map((r) => [r.path, r])));
  const drawers = new Map(remotes.flatMap(({ descriptor }) => descriptor.drawers.map((d) => [d.id, d])));
  return ({ to, drawer, permission }) => {
    const goal: RemoteRoute | RemoteDrawer | undefined =
      to === undefined ? drawers.get(drawer ?? '') : routes.get(to);
    return isGranted(grants, permission) && isGranted(grants, goal?.permission);
  };
}

/** Sections stand in the order of their least item, items in their own. */
export function inSections(items: readonly RemoteNavItem[]): NavSection[] {
  const sections = new Map<string, RemoteNavItem[]>();
  for (const item of [...items].sort((a, b) => a.order - b.order)) {
    const section = sections.get(item.section);
    if (section) section.push(item);
    else sections.set(item.section, [item]);
  }
  return [...sections].map(([title, inIt]) => ({ title, items: inIt }));
}
