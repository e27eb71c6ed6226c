import { randomUUID } from 'node:crypto';
import {
  type CallInput,
  createRole,
  createUser,
  type Employee,
  login,
  type Role,
} from '@cuadra/shared/contract';
import { formatCodes, PERMISSIONS, type Permission, permissionCode } from '@cuadra/shared/domain';
import type { TestCompany } from './company.ts';
import type { HttpClient } from './http-client.ts';

type UserDraft = CallInput<typeof createUser>['body'];
type RoleDraft = CallInput<typeof createRole>['body'];

let people = 0;

/** A user as a person fills it in, with names that nobody has. */
export function userDraft(given: Partial<UserDraft> & { role_id: string }): UserDraft {
  const unique = `${(++people).toString(36)}${randomUUID().slice(0, 8)}`;
  return {
    name: 'Luis Rojas',
    username: `luis.${unique}`,
    email: `luis.${unique}@ejemplo.com`,
    password: `clave de ${unique}`,
    ...given,
  };
}

/** What a form sends to change a user: all that it shows. */
export function userForm(user: Employee, change: Partial<Employee> & { password?: string } = {}) {
  const { id, name, username, email, role_id, country, image, is_active } = user;
  const identification = user.identification ?? '';
  return {
    ...{ id, name, username, email, identification, country, image, is_active },
    role_id: role_id ?? '',
    ...(user.identification_type ? { identification_type: user.identification_type } : {}),
    ...Object.fromEntries(Object.entries(change)),
  };
}

/** A user made through the API by the company's owner, and signed in. */
export async function hire(
  api: HttpClient,
  company: Pick<TestCompany, 'token'>,
  given: Partial<UserDraft> & { role_id: string },
): Promise<{ user: Employee; token: string; password: string; draft: UserDraft }> {
  const draft = userDraft(given);
  const user = await api.ok(createUser, { token: company.token, body: draft });
  const { username, password } = draft;
  const { token } = await api.ok(login, { body: { username, password } });
  return { user, token, password, draft };
}

/** A role that permits just this. */
export function roleDraft(permissions: readonly Permission[], given: Partial<RoleDraft> = {}): RoleDraft {
  const modules = Object.keys(PERMISSIONS).map((module) => ({
    module,
    permissions: formatCodes(
      permissions.filter(([of]) => of === module).map((permission) => permissionCode(permission) ?? 0),
    ),
  }));
  return {
    name: `Rol ${randomUUID()}`,
    modules: modules.filter((record) => record.permissions !== ''),
    ...given,
  };
}

/** A role of the company, made through the API by its owner. */
export function addRole(
  api: HttpClient,
  company: Pick<TestCompany, 'token'>,
  permissions: readonly Permission[],
  given: Partial<RoleDraft> = {},
): Promise<Role> {
  return api.ok(createRole, { token: company.token, body: roleDraft(permissions, given) });
}
