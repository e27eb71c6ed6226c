import { isGranted, type Permission } from '@cuadra/shared/domain';
import type { Navigation } from './navigation.ts';
import { useVisitor } from './use-visitor.ts';

/**
 * The screen that a permission opens, as the descriptors say; undefined when no module offers one or this user may not.
 * So Resumen leads to the report of sales without knowing which module has it.
 */
export function routeFor({ remotes }: Navigation, [module, action]: Permission): string | undefined {
  return remotes
    .flatMap(({ descriptor }) => descriptor.routes)
    .find(({ permission }) => permission?.[0] === module && permission[1] === action)?.path;
}

/** @returns its path, `/clients/:id`, when this user may go there */
export function useRouteFor(permission: Permission): string | undefined {
  const { navigation, grants } = useVisitor();
  return isGranted(grants, permission) ? routeFor(navigation, permission) : undefined;
}
