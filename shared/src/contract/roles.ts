import { z } from 'zod';
import { USUAL_DISCOUNT_LIMIT } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { editFields, Id, IdParams, line, PageQuery, page, Share, text, Version } from './common.ts';
import { ModulePermissions } from './session.ts';

/** Spec §3, Role: `company_id` absent means a built-in role. */
export const Role = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  company_id: Id.optional(),
  modules: z.array(ModulePermissions),
  /** Percent of a line that it may take off, `"10"`. */
  max_discount: z.string(),
  /** How many users have it. */
  users: z.number().int(),
  /** 0 of a built-in role, which nobody edits. */
  version: Version,
});
export type Role = z.output<typeof Role>;

const roleFields = {
  name: line(1, 60),
  description: text(0, 300).default(''),
  /** At least one permission (spec §5). */
  modules: z
    .array(
      z.strictObject({
        module: z.string().max(40),
        permissions: z
          .string()
          .max(200)
          .regex(/^\d{1,2}(;\d{1,2})*$/, 'not-permissions'),
      }),
    )
    .min(1, 'required')
    .max(40),
};

export const listRoles = defineCall({
  method: 'GET',
  path: '/roles',
  summary: 'The built-in roles, then the company’s own by name',
  tag: 'Roles',
  access: ['roles', 'read'],
  // Users stay open (spec §4), and each of them has one.
  open_when_expired: true,
  query: PageQuery,
  response: page(Role),
});

export const listRolePermissions = defineCall({
  method: 'GET',
  path: '/roles/role_permissions',
  summary: 'What a role may do',
  tag: 'Roles',
  access: ['roles', 'read'],
  query: z.strictObject({ role_id: Id }),
  response: z.object({ items: z.array(ModulePermissions), next: z.null() }),
});

export const createRole = defineCall({
  method: 'POST',
  path: '/roles/create',
  summary: 'A new role',
  tag: 'Roles',
  access: ['roles', 'create'],
  body: z.strictObject({
    id: Id.optional(),
    ...roleFields,
    max_discount: Share.default(USUAL_DISCOUNT_LIMIT),
  }),
  response: Role,
  status: 201,
});

export const updateRole = defineCall({
  method: 'PUT',
  path: '/roles/update',
  summary: 'Changes a role of the company; built-in ones cannot be changed',
  tag: 'Roles',
  access: ['roles', 'update'],
  // Without a limit the one that it has stays.
  body: z.strictObject({ id: Id, ...roleFields, max_discount: Share.optional(), ...editFields }),
  response: Role,
});

export const deleteRole = defineCall({
  method: 'DELETE',
  path: '/roles/delete/{id}',
  summary: 'Removes a role that nobody has; built-in ones cannot be removed',
  tag: 'Roles',
  access: ['roles', 'delete'],
  params: IdParams,
});
