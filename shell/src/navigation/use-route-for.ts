import { isGranted, type Permission } from '@cuadra/shared/domain';
import type { Navigation } from './navigation.ts';
import { useVisitor } from './use-visitor.ts';

/**
 * The screen that a permission opens, as the descriptors say; undefined when no module offers one or this user may not go there.
 * So Resumen leads to the report of sales without knowing which module has it. Several modules may ask for one permission (Mi
 * tienda is for who reads products, too): the screen whose path is called like what the permission is about comes first.
 */
export function routeFor({ remotes }: Navigation, [module, action]: Permission): string | undefined {
  const paths = remotes
    .flatMap(({ descriptor }) => descriptor.routes)
    .filter(({ permission }) => permission?.[0] === module && permission[1] === action)
    .map(({ path }) => path);
  return paths.find((path) => path.split('/')[1] === module) ?? paths[0];
}

/** @returns its path, `/clients/:id`, when this user may go there */
export function useRouteFor(permission: Permission): string | undefined {
  const { navigation, grants } = useVisitor();
  return isGranted(grants, permission) ? routeFor(navigation, permission) : undefined;
}
