import { isGranted, type Permission } from '@cuadra/shared/domain';
import { SUBSCRIPTION_PATH } from '../navigation/guard.ts';
import type { Navigation, Visitor } from '../navigation/navigation.ts';
import { matchRoute, type RouteMatch } from '../remotes/match-route.ts';

/** A screen above the one in sight. */
export interface Crumb {
  title: string;
  to: string;
  permission?: Permission | undefined;
}

/** The shell's own screens that stand below another one. */
const OWN: Readonly<Record<string, Crumb>> = {
  [`${SUBSCRIPTION_PATH}/change-plan`]: {
    title: 'Suscripción',
    to: SUBSCRIPTION_PATH,
    permission: ['subscription', 'view_subscription'],
  },
};

/**
 * The screen above a path: a screen of a module that has no entry of its own in the sidebar stands below the module's
 * entry, «Crear Producto» below «Productos».
 *
 * @returns undefined for a screen at the top, and where the one above is not the visitor's to open
 */
export function crumbAbove(
  { grants, navigation }: Pick<Visitor, 'grants'> & { navigation: Pick<Navigation, 'remotes'> },
  pathname: string,
): Crumb | undefined {
  const path = pathname.replace(/\/+$/, '');
  const match = matchRoute(navigation.remotes, path);
  const crumb = match ? aboveInRemote(match) : OWN[path];
  return crumb && isGranted(grants, crumb.permission) ? crumb : undefined;
}

function aboveInRemote({ remote, route }: RouteMatch): Crumb | undefined {
  const { nav, routes } = remote.descriptor;
  const entries = nav.flatMap(({ to }) => routes.filter(({ path }) => path === to));
  if (entries.includes(route)) return undefined;
  const nearest = entries
    .filter(({ path }) => route.path.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
  const above = nearest ?? entries[0];
  return above && { title: above.title, to: above.path, permission: above.permission };
}
