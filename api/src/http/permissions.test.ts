import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Access } from '@cuadra/shared/contract';
import {
  builtInRole,
  CASHIER_ROLE_ID,
  type Grants,
  INSPECTOR_PERMISSIONS,
  isGranted,
  type Permission,
  readGrants,
} from '@cuadra/shared/domain';
import { newToken } from '../access/token.ts';
import { addModules, openCompany, signInAs, signInPlatform } from '../testing/company.ts';
import { NOBODY } from '../testing/sample.ts';
import { startApi } from '../testing/start-api.ts';
import { requestTo, routesOf, type WalkedRoute } from '../testing/walk.ts';

const api = await startApi();
const company = await openCompany(api);
await addModules(api, company, 'ecommerce', 'formulas');
const routes = routesOf(api).filter(({ call }) => call !== undefined);

/** What keeps somebody out, or undefined when the call is made, whatever becomes of it. */
type Refused =
  | 'ERROR_SESSION_NOT_FOUND'
  | 'ERROR_INVALID_SESSION'
  | 'ERROR_WITHOUT_COMPANY'
  | typeof FORBIDDEN;
const FORBIDDEN = 'ERROR_MIDDLEWARE_NEED_PERMISSIONS';
const KEPT_OUT: readonly string[] = [
  'ERROR_SESSION_NOT_FOUND',
  'ERROR_INVALID_SESSION',
  'ERROR_WITHOUT_COMPANY',
  FORBIDDEN,
];

/** Makes every call with a token and holds what keeps it out to what is expected of the call's `access`. */
async function walk(
  tokenFor: string | undefined | (() => Promise<string>),
  expected: (access: Access, route: WalkedRoute) => Refused | undefined,
): Promise<void> {
  assert.ok(routes.length > 20);
  for (const route of routes) {
    const { path, request } = requestTo(route, () => undefined);
    const token = typeof tokenFor === 'function' ? await tokenFor() : tokenFor;
    const { status, body } = await api.send(route.method, path, { ...request, token });
    const { error } = (body ?? {}) as { error?: { message: string } };
    const kept = error && KEPT_OUT.includes(error.message) ? error.message : undefined;
    const access = route.call?.access ?? 'public';
    const refused = token && isOfTeams(access) ? 'ERROR_INVALID_SESSION' : expected(access, route);
    assert.equal(kept, refused, `${route.name} answered ${status}`);
  }
}

const isPublic = (access: Access) => access === 'public';
/** Of teams, whose tokens open nothing else and whom no session stands for. */
const isOfTeams = (access: Access) => access === 'release';
const isPermission = (access: Access): access is Permission => typeof access !== 'string';
/** Whether a role opens a call that takes a permission: that one, or the other that the call names. */
const opens = (grants: Grants, access: Permission, { call }: WalkedRoute) =>
  isGranted(grants, access) || (call?.or !== undefined && isGranted(grants, call.or));
/** What every session may ask for, of a company or not. */
const OF_NO_COMPANY = [
  ...[
    '/auth/verify',
    '/auth/logout',
    '/auth/logout_all',
    '/sessions',
    '/modules',
    '/remotes',
    '/remotes/guides',
    '/currencies',
  ],
  ...['', '/begin', '/confirm', '/recovery-codes', '/remove'].map((what) => `/auth/second-factor${what}`),
  '/users/change_password',
];
/** Of the back office, for none of a company's users. */
const isPlatform = (access: Access) => ['super_user', 'inspector', 'platform'].includes(String(access));

test('without a token only what is public is open', () =>
  walk(undefined, (access) => (isPublic(access) ? undefined : 'ERROR_SESSION_NOT_FOUND')));

test('with a forged token only what is public is open', () =>
  walk(newToken(), (access) => (isPublic(access) ? undefined : 'ERROR_INVALID_SESSION')));

test('an owner may make every call but those of the back office', () =>
  walk(
    () => signInAs(api, company, { allBut: [] }),
    (access) => (isPlatform(access) ? FORBIDDEN : undefined),
  ));

test('a cashier may make the calls that the role has, and no other', async () => {
  const grants = readGrants(builtInRole(CASHIER_ROLE_ID)?.permissions ?? []);
  await walk(
    () => signInAs(api, company, { roleId: CASHIER_ROLE_ID }),
    (access, route) => {
      if (isPlatform(access)) return FORBIDDEN;
      return isPermission(access) && !opens(grants, access, route) ? FORBIDDEN : undefined;
    },
  );
});

test('a role with nothing may only what every session may', () =>
  walk(
    () => signInAs(api, company, { only: [] }),
    (access) => (isPermission(access) || isPlatform(access) ? FORBIDDEN : undefined),
  ));

test('a role that does not exist any more may only what every session may', () =>
  walk(
    () => signInAs(api, company, { roleId: NOBODY }),
    (access) => (isPermission(access) || isPlatform(access) ? FORBIDDEN : undefined),
  ));

test('each permission opens its own calls and no other', async () => {
  const permissions = new Map(
    routes.flatMap(({ call }) =>
      call && isPermission(call.access) ? [[call.access.join(), call.access] as const] : [],
    ),
  );
  assert.ok(permissions.size >= 5);
  for (const [name, permission] of permissions) {
    const alone = await signInAs(api, company, { only: [permission] });
    for (const route of routes.filter(({ call }) => call?.access.toString() === name)) {
      const other = route.call?.or;
      const without = await signInAs(api, company, { allBut: other ? [permission, other] : [permission] });
      const { path, request } = requestTo(route, () => undefined);
      const refused = await api.send(route.method, path, { ...request, token: without });
      assert.equal(refused.text, `{"error":{"message":"${FORBIDDEN}"}}`, `${route.name} without ${name}`);
      const admitted = await api.send(route.method, path, { ...request, token: alone });
      assert.notEqual(admitted.status, 403, `${route.name} with ${name}: ${admitted.text}`);
      if (!other) continue;
      const seller = await signInAs(api, company, { only: [other] });
      const sold = await api.send(route.method, path, { ...request, token: seller });
      assert.notEqual(sold.status, 403, `${route.name} with ${other}: ${sold.text}`);
    }
  }
});

test('a module that the company does not have is closed to its owner too', async () => {
  const small = await openCompany(api);
  await api.database.query("update companies set modules = array['sales'] where id = $1", [small.id]);
  await walk(
    () => signInAs(api, small, { allBut: [] }),
    (access, { call }) => {
      const needs = isPermission(access) ? [access[0], call?.or?.[0]] : ['sales'];
      const isOfModule = call?.requires !== undefined || !needs.includes('sales');
      return isPlatform(access) || isOfModule ? FORBIDDEN : undefined;
    },
  );
});

test('what needs a module beside that of its permission is closed to a company that did not buy it', async () => {
  const small = await openCompany(api);
  await walk(
    () => signInAs(api, small, { allBut: [] }),
    (access, { call }) => (isPlatform(access) || call?.requires ? FORBIDDEN : undefined),
  );
});

test('a super user gets the back office and no call of a company', async () => {
  await walk(
    () => signInPlatform(api, 'super_user'),
    (access, { call }) => {
      if (isPermission(access) || access === 'inspector') return FORBIDDEN;
      return access !== 'session' || OF_NO_COMPANY.includes(call?.path ?? '')
        ? undefined
        : 'ERROR_WITHOUT_COMPANY';
    },
  );
});

test('an inspector looks at all of the company switched into, changes nothing, and gets on to the next', async () => {
  const looks = readGrants(INSPECTOR_PERMISSIONS);
  await walk(
    () => signInPlatform(api, 'inspector', company),
    (access, route) => {
      if (access === 'super_user') return FORBIDDEN;
      return isPermission(access) &&
        ((route.method !== 'GET' && !route.call?.reads) || !opens(looks, access, route))
        ? FORBIDDEN
        : undefined;
    },
  );
});

test('an inspector who is in no company gets the list of them and nothing else', () =>
  walk(
    () => signInPlatform(api, 'inspector'),
    (access, { call }) => {
      if (isPermission(access) || access === 'super_user') return FORBIDDEN;
      return access === 'session' && !OF_NO_COMPANY.includes(call?.path ?? '')
        ? 'ERROR_WITHOUT_COMPANY'
        : undefined;
    },
  ));

test('who is kept out is told before the input is looked at', async () => {
  const token = await signInAs(api, company, { only: [] });
  for (const { method, url, call } of routes) {
    if (!call || !isPermission(call.access) || !call.body) continue;
    const path = url.replace(/:\w+/g, 'x');
    for (const body of ['{"broken', '[]', `"${'x'.repeat(400_000)}"`]) {
      const { status } = await api.send(method, path, { body, token });
      assert.equal(status, 403, `${method} ${path}`);
    }
  }
});
