import { isGranted, type Permission } from '@cuadra/shared/domain';
import type { Offer } from '../session/offer.ts';
import { useSigned } from '../session/offer-context.tsx';

/**
 * The screen that a permission opens, as the descriptors say; undefined when no module offers one or this user may not.
 * So Resumen leads to the report of sales without knowing which module has it.
 */
export function routeFor({ remotes }: Offer, [module, action]: Permission): string | undefined {
  return remotes
    .flatMap(({ descriptor }) => descriptor.routes)
    .find(({ permission }) => permission?.[0] === module && permission[1] === action)?.path;
}

/** @returns its path, `/clients/:id`, when this user may go there */
export function useRouteFor(permission: Permission): string | undefined {
  const { offer, grants } = useSigned();
  return isGranted(grants, permission) ? routeFor(offer, permission) : undefined;
}
