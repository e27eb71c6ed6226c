import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createRole,
  createUser,
  deleteRole,
  deleteUser,
  listProducts,
  listRolePermissions,
  listRoles,
  type Role,
  updateRole,
  updateUser,
} from '@cuadra/shared/contract';
import {
  ADMINISTRATOR_ROLE_ID,
  BUILT_IN_ROLES,
  CASHIER_ROLE_ID,
  newId,
  OWNER_ROLE_ID,
  type Permission,
} from '@cuadra/shared/domain';
import { openCompany } from '../testing/company.ts';
import { race } from '../testing/race.ts';
import { startApi } from '../testing/start-api.ts';
import { addRole, hire, roleDraft, userDraft } from '../testing/team.ts';

const api = await startApi();

const SELL: Permission[] = [
  ['sales', 'create'],
  ['products', 'read'],
];
const FORBIDDEN = 'ERROR_MIDDLEWARE_NEED_PERMISSIONS';

async function allRoles(token: string, limit: number): Promise<Role[]> {
  const roles: Role[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.ok(listRoles, { token, query: { limit, ...(cursor ? { cursor } : {}) } });
    roles.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor);
  return roles;
}

test('the built-in roles come first, then the own ones by name, page by page', async () => {
  const company = await openCompany(api);
  for (const name of ['Ñame', 'Zona', 'almacén', 'Nómina']) await addRole(api, company, SELL, { name });
  await hire(api, company, { role_id: CASHIER_ROLE_ID });
  for (const limit of [1, 3, 4, 200]) {
    const roles = await allRoles(company.token, limit);
    assert.deepEqual(
      roles.map(({ name }) => name),
      ['Propietario', 'Administrador', 'Cajero', 'Inventario', 'almacén', 'Nómina', 'Ñame', 'Zona'],
    );
    assert.deepEqual(
      roles.map(({ company_id }) => company_id),
      roles.map((_, index) => (index < BUILT_IN_ROLES.length ? undefined : company.id)),
    );
    assert.deepEqual(
      roles.slice(0, 4).map(({ users }) => users),
      [1, 0, 1, 0],
    );
  }
});

test('a role says what it permits, in one way of writing', async () => {
  const { token } = await openCompany(api);
  const body = { name: 'Ventas', modules: [{ module: 'sales', permissions: '13;1;01;2' }] };
  const role = await api.ok(createRole, { token, body });
  assert.deepEqual(role.modules, [{ module: 'sales', permissions: '1;2;13' }]);
  const read = await api.ok(listRolePermissions, { token, query: { role_id: role.id } });
  assert.deepEqual(read.items, role.modules);
  const owner = await api.ok(listRolePermissions, { token, query: { role_id: OWNER_ROLE_ID } });
  assert.deepEqual(owner.items, BUILT_IN_ROLES[0]?.permissions);
  assert.equal((await api.refused(listRolePermissions, { token, query: { role_id: newId() } })).status, 404);
});

test('a role without a permission, with one that does not exist or with a used name is refused', async () => {
  const company = await openCompany(api);
  const { token } = company;
  await addRole(api, company, SELL, { name: 'Almacén' });
  const sales = { module: 'sales', permissions: '1' };
  const wrong: [object, Record<string, string>][] = [
    [{ modules: [] }, { modules: 'required' }],
    [{ modules: [{ module: 'sales', permissions: '' }] }, { 'modules.0.permissions': 'not-permissions' }],
    [{ modules: [{ module: 'sales', permissions: '14' }] }, { 'modules.0': 'unknown-permission' }],
    [{ modules: [sales, { module: 'ventas', permissions: '1' }] }, { 'modules.1': 'unknown-permission' }],
    [{ modules: [sales, sales] }, { 'modules.1': 'duplicate' }],
    [{ name: '' }, { name: 'required' }],
    [{ name: 'ALMACÉN' }, { name: 'already-used' }],
    [{ name: 'propietario' }, { name: 'already-used' }],
  ];
  const other = await addRole(api, company, SELL, { name: 'Otro' });
  for (const [change, fields] of wrong) {
    const body = { name: 'Nuevo', modules: [sales], ...change };
    const made = await api.refused(createRole, { token, body });
    assert.deepEqual([made.status, made.fields], [400, fields], JSON.stringify(change));
    const changed = await api.refused(updateRole, { token, body: { id: other.id, ...body } });
    assert.deepEqual([changed.status, changed.fields], [400, fields], JSON.stringify(change));
  }
});

test('a changed role is felt by its users with their next request', async () => {
  const company = await openCompany(api);
  const role = await addRole(api, company, SELL);
  const { token } = await hire(api, company, { role_id: role.id });
  await api.ok(listProducts, { token });
  // Who sells reads products for it; who prints a ticket does not.
  const body = roleDraft([['sales', 'print_ticket']], { name: 'Solo imprime', description: 'x' });
  const changed = await api.ok(updateRole, { token: company.token, body: { ...body, id: role.id } });
  assert.deepEqual(
    [changed.name, changed.description, changed.users, changed.modules],
    ['Solo imprime', 'x', 1, [{ module: 'sales', permissions: '13' }]],
  );
  assert.equal((await api.refused(listProducts, { token })).message, FORBIDDEN);
});

test('a role that a user has stays; without users it goes', async () => {
  const company = await openCompany(api);
  const role = await addRole(api, company, SELL);
  const { user } = await hire(api, company, { role_id: role.id });
  const remove = { token: company.token, params: { id: role.id } };
  const { status, message } = await api.refused(deleteRole, remove);
  assert.deepEqual([status, message], [409, 'ERROR_ROLE_IN_USE']);
  await api.ok(deleteUser, { token: company.token, params: { id: user.id } });
  await api.ok(deleteRole, remove);
  assert.equal((await api.refused(deleteRole, remove)).status, 404);
});

test('nobody is given a role that is removed at that moment', async () => {
  const company = await openCompany(api);
  const { token } = company;
  const spare = await addRole(api, company, SELL);
  await Promise.all([
    api.request(createUser, { token, body: userDraft({ role_id: spare.id }) }),
    api.request(deleteRole, { token, params: { id: spare.id } }),
  ]);
  const lost = await api.database.query(
    `select u.id from users u where u.role_id = $1
     and not exists (select from roles r where r.company_id = u.company_id and r.id = u.role_id)`,
    [spare.id],
  );
  assert.deepEqual(lost, []);
});

test('a built-in role is changed and removed by nobody', async () => {
  const { token } = await openCompany(api);
  for (const { id } of BUILT_IN_ROLES) {
    const changed = await api.refused(updateRole, { token, body: { id, ...roleDraft(SELL) } });
    assert.deepEqual([changed.status, changed.fields], [409, { id: 'built-in' }]);
    const removed = await api.refused(deleteRole, { token, params: { id } });
    assert.deepEqual([removed.status, removed.fields], [409, { id: 'built-in' }]);
    const made = await api.refused(createRole, { token, body: { id, ...roleDraft(SELL) } });
    assert.deepEqual([made.status, made.fields], [409, { id: 'already-used' }]);
  }
});

test('sent twice with one id, also side by side, a role is one; another one under that id is a conflict', async () => {
  const { token } = await openCompany(api);
  const body = { ...roleDraft(SELL), id: newId() };
  const send = () => api.request(createRole, { token, body });
  const answers = await race(api.database, 'roles', [send, send, send, send]);
  answers.push(await send());
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  for (const change of [{ name: 'Otro' }, { modules: [{ module: 'sales', permissions: '1' }] }]) {
    const { status, fields } = await api.refused(createRole, { token, body: { ...body, ...change } });
    assert.deepEqual([status, fields], [409, { id: 'already-used' }]);
  }
});

/** Manages users and roles, and may sell; no more. */
const MANAGER: Permission[] = [
  ['users', 'create'],
  ['users', 'update'],
  ['users', 'delete'],
  ['roles', 'create'],
  ['roles', 'update'],
  ['roles', 'delete'],
  ['roles', 'read'],
  ...SELL,
];

test('who manages roles makes none that may more than they', async () => {
  const company = await openCompany(api);
  const own = await addRole(api, company, MANAGER);
  const { token } = await hire(api, company, { role_id: own.id });
  await api.ok(createRole, { token, body: roleDraft(SELL) });
  const more: Permission[] = [...MANAGER, ['reports', 'view_sales']];
  const made = await api.refused(createRole, { token, body: roleDraft(more) });
  assert.deepEqual([made.status, made.message, made.fields], [403, FORBIDDEN, { modules: 'exceeds-own' }]);
  const raised = await api.refused(updateRole, { token, body: { ...roleDraft(more), id: own.id } });
  assert.deepEqual([raised.status, raised.fields], [403, { modules: 'exceeds-own' }]);
  // Nor do they take anything from one that may more.
  const strong = await addRole(api, company, more);
  const weakened = await api.refused(updateRole, { token, body: { ...roleDraft(SELL), id: strong.id } });
  assert.deepEqual([weakened.status, weakened.fields], [403, { id: 'exceeds-own' }]);
  assert.equal((await api.refused(deleteRole, { token, params: { id: strong.id } })).status, 403);
});

test('who manages users gives nobody, themselves included, a role that may more than their own', async () => {
  const company = await openCompany(api);
  const own = await addRole(api, company, MANAGER);
  const strong = await addRole(api, company, [...MANAGER, ['reports', 'balance']]);
  const { token, user, draft } = await hire(api, company, { role_id: own.id });
  const weak = await addRole(api, company, SELL);
  const { user: seller, draft: sellerDraft } = await hire(api, company, { role_id: weak.id });
  const { password: _own, ...form } = draft;
  const { password: _sellers, ...sellerForm } = sellerDraft;
  for (const role_id of [strong.id, OWNER_ROLE_ID, ADMINISTRATOR_ROLE_ID]) {
    for (const refused of [
      await api.refused(createUser, { token, body: userDraft({ role_id }) }),
      await api.refused(updateUser, { token, body: { ...form, id: user.id, role_id } }),
      await api.refused(updateUser, { token, body: { ...sellerForm, id: seller.id, role_id } }),
    ]) {
      assert.deepEqual([refused.status, refused.fields], [403, { role_id: 'exceeds-own' }]);
    }
  }
  await api.ok(createUser, { token, body: userDraft({ role_id: weak.id }) });
  await api.ok(updateUser, { token, body: { ...sellerForm, id: seller.id, name: 'Otro nombre' } });
});

test('who manages users does not get at an account that may more: no new password, no removal', async () => {
  const company = await openCompany(api);
  const own = await addRole(api, company, MANAGER);
  const { token } = await hire(api, company, { role_id: own.id });
  const { id, name, username, email, role_id } = company.user;
  const body = { id, name, username, email, role_id: role_id ?? '', password: 'robada del todo' };
  const changed = await api.refused(updateUser, { token, body });
  assert.deepEqual([changed.status, changed.fields], [403, { id: 'exceeds-own' }]);
  assert.equal((await api.refused(deleteUser, { token, params: { id } })).status, 403);
});

test('a role with every permission is still no Propietario, and makes none', async () => {
  const company = await openCompany(api);
  const everything = BUILT_IN_ROLES[0]?.permissions ?? [];
  const role = await api.ok(createRole, {
    token: company.token,
    body: { name: 'Todo', modules: everything, max_discount: '100' },
  });
  const { token } = await hire(api, company, { role_id: role.id });
  await api.ok(createUser, { token, body: userDraft({ role_id: ADMINISTRATOR_ROLE_ID }) });
  const { status } = await api.refused(createUser, { token, body: userDraft({ role_id: OWNER_ROLE_ID }) });
  assert.equal(status, 403);
  const second = await hire(api, company, { role_id: OWNER_ROLE_ID });
  assert.equal(second.user.role?.name, 'Propietario');
});
