import { z } from 'zod';
import { type Permission, permissionCode } from '../domain/index.ts';

/** What a module's descriptor and its guides are both made of. */

export const PermissionName = z.custom<Permission>(
  (value) =>
    Array.isArray(value) &&
    value.length === 2 &&
    permissionCode([String(value[0]), String(value[1])]) !== undefined,
  'unknown-permission',
);

export const RoutePath = z.string().regex(/^\/[a-z0-9/:{}-]*$/);
/** An id that every module shares one space of: `settings`, `settings-roles`. */
export const DrawerId = z.string().regex(/^[a-z][a-z0-9-]*$/);
export const IconName = z.string().regex(/^[a-z][a-z0-9-]*$/);
