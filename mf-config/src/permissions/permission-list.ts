import { isPermissionModule, type PermissionModule, permissionCode, searchable } from '@cuadra/shared/domain';
import { PERMISSION_NAMES } from './permission-names.ts';

/** One permission as the matrix shows it. */
export interface ShownPermission {
  /** As it is stored: the code of spec §3. */
  code: number;
  action: string;
  label: string;
  hint?: string;
}

/** One module of the matrix. */
export interface ShownModule {
  module: PermissionModule;
  label: string;
  hint: string;
  permissions: readonly ShownPermission[];
}

/** Every module with its permissions, in the order in which they are shown. */
export const SHOWN_MODULES: readonly ShownModule[] = Object.entries(PERMISSION_NAMES).flatMap(
  ([module, { label, hint, actions }]) => {
    if (!isPermissionModule(module)) return [];
    const permissions = Object.entries(actions).flatMap(([action, named]) => {
      const code = permissionCode([module, action]);
      return code === undefined ? [] : [{ code, action, ...named }];
    });
    return [{ module, label, hint, permissions }];
  },
);

/**
 * The modules and permissions whose name or explanation holds every word of a search; of a module that is called so itself,
 * all of its permissions.
 */
export function searchPermissions(text: string): readonly ShownModule[] {
  const words = searchable(text).split(' ').filter(Boolean);
  if (words.length === 0) return SHOWN_MODULES;
  const holds = (...names: (string | undefined)[]) => {
    const own = searchable(names.join(' '));
    return words.every((word) => own.includes(word));
  };
  return SHOWN_MODULES.flatMap((shown) => {
    if (holds(shown.label)) return [shown];
    const permissions = shown.permissions.filter(({ label, hint }) => holds(shown.label, label, hint));
    return permissions.length > 0 ? [{ ...shown, permissions }] : [];
  });
}
