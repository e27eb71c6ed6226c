import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changePassword,
  closeSessions,
  findUser,
  listSessions,
  login,
  updateUser,
  verifySession,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID } from '@cuadra/shared/domain';
import { openCompany, openPlatform } from '../testing/company.ts';
import { readError } from '../testing/http-client.ts';
import { race } from '../testing/race.ts';
import { startApi } from '../testing/start-api.ts';
import { hire, userForm } from '../testing/team.ts';

const api = await startApi();

const signIn = (username: string, password: string) => api.request(login, { body: { username, password } });
const isOpen = async (token: string) => (await api.request(verifySession, { token })).status === 200;

test('who changes the password knows the old one, and all other sessions end', async () => {
  const company = await openCompany(api);
  const { user, token, password } = await hire(api, company, { role_id: CASHIER_ROLE_ID });
  const { token: phone } = await api.ok(login, { body: { username: user.username, password } });
  const change = (currentPassword: string, id = user.id) => ({
    token,
    body: { id, currentPassword, password: 'una clave nueva' },
  });
  const wrong = await api.refused(changePassword, change('no es esta'));
  assert.deepEqual([wrong.status, wrong.fields], [400, { currentPassword: 'wrong' }]);
  assert.equal((await api.refused(changePassword, change(password, company.user.id))).status, 404);
  assert.ok(await isOpen(phone));

  await api.ok(changePassword, change(password));
  assert.deepEqual(
    [await isOpen(token), await isOpen(phone), await isOpen(company.token)],
    [true, false, true],
  );
  assert.equal((await signIn(user.username, password)).status, 401);
  assert.equal((await signIn(user.username, 'una clave nueva')).status, 200);
});

test('who runs Cuadra changes their password as anybody does, a super user and an inspector inside a company', async () => {
  const company = await openCompany(api);
  for (const [kind, inside] of [
    ['super_user', undefined],
    ['inspector', company],
  ] as const) {
    const { id, token, username, password } = await openPlatform(api, kind, inside);
    const { token: phone } = await api.ok(login, { body: { username, password } });
    const change = (currentPassword: string, next = 'una clave nueva') =>
      api.request(changePassword, { token, body: { id, currentPassword, password: next } });
    assert.deepEqual(readError(await change('no es esta')).fields, { currentPassword: 'wrong' }, kind);
    assert.deepEqual(readError(await change(password, username)).fields, { password: 'too-common' }, kind);
    assert.ok(await isOpen(phone));

    assert.equal((await change(password)).status, 204, kind);
    assert.deepEqual([await isOpen(token), await isOpen(phone)], [true, false], kind);
    assert.equal((await signIn(username, password)).status, 401, kind);
    assert.equal((await signIn(username, 'una clave nueva')).status, 200, kind);
  }
  assert.ok(await isOpen(company.token));
});

test('of two changes of one password side by side one is made', async () => {
  const person = await openPlatform(api, 'super_user');
  const employee = await openCompany(api);
  for (const { id, token, password } of [person, { ...employee, id: employee.user.id }]) {
    const table = id === person.id ? 'platform_users' : 'users';
    const change = (next: string) => () =>
      api.request(changePassword, { token, body: { id, currentPassword: password, password: next } });
    const answers = await race(api.database, table, [
      change('una primera clave'),
      change('una segunda clave'),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 400]);
  }
});

test('a password that the owner sets ends the sessions of that user', async () => {
  const company = await openCompany(api);
  const { user, token, password } = await hire(api, company, { role_id: CASHIER_ROLE_ID });
  await api.ok(updateUser, {
    token: company.token,
    body: userForm(user, { password: 'puesta por la dueña' }),
  });
  assert.equal(await isOpen(token), false);
  assert.equal((await signIn(user.username, password)).status, 401);
  assert.equal((await signIn(user.username, 'puesta por la dueña')).status, 200);
  const own = await api.ok(findUser, { token: company.token, params: { id: company.user.id } });
  const body = userForm(own, { password: 'sin la anterior' });
  const { status, fields } = await api.refused(updateUser, { token: company.token, body });
  assert.deepEqual([status, fields], [409, { password: 'own-user' }]);
});

test('who is shut out has no session and gets none, until let in again', async () => {
  const company = await openCompany(api);
  const { user, token, password } = await hire(api, company, { role_id: CASHIER_ROLE_ID });
  await api.ok(updateUser, { token: company.token, body: userForm(user, { is_active: false }) });
  assert.equal(await isOpen(token), false);
  const inactive = '{"error":{"message":"ERROR_USER_INACTIVE"}}';
  for (const name of [user.username, user.email]) {
    const refused = await signIn(name, password);
    assert.deepEqual([refused.status, refused.text], [403, inactive]);
    // Whoever does not know the password is told no more than of a name that there is not.
    const guessed = await signIn(name, 'no es esta');
    assert.deepEqual(
      [guessed.status, guessed.text],
      [401, '{"error":{"message":"ERROR_INVALID_CREDENTIALS"}}'],
    );
  }

  await api.ok(updateUser, { token: company.token, body: userForm(user, { is_active: true }) });
  assert.equal(await isOpen(token), false, 'an old session came back');
  assert.equal((await signIn(user.username, password)).status, 200);
});

test('one sees one’s own open sessions, and ends them all together', async () => {
  const company = await openCompany(api);
  const { user, token, password } = await hire(api, company, { role_id: CASHIER_ROLE_ID });
  const { token: phone } = await api.ok(login, {
    body: { username: user.username, password },
    headers: { 'user-agent': `Mozilla/5.0 (Linux; Android 14) ${'x'.repeat(400)}` },
  });
  const { items } = await api.ok(listSessions, { token });
  assert.deepEqual(items.map(({ is_current }) => is_current).sort(), [false, true]);
  assert.deepEqual(items.find(({ is_current }) => !is_current)?.device, { name: 'Android', kind: 'phone' });
  const [{ agent } = { agent: '' }] = await api.database.query<{ agent: string }>(
    "select user_agent as agent from sessions where user_id = $1 and user_agent like 'Mozilla/5.0 (Linux; Android 14) x%'",
    [user.id],
  );
  assert.equal(agent.length, 300, 'what a browser calls itself is cut, and refuses nobody');
  await api.ok(closeSessions, { token: phone });
  assert.deepEqual(
    [await isOpen(token), await isOpen(phone), await isOpen(company.token)],
    [false, false, true],
  );
});
