import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createUser,
  deleteUser,
  findSale,
  findUser,
  type ListedUser,
  listUsers,
  login,
  updateUser,
  verifySession,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, newId, OWNER_ROLE_ID, STOCK_ROLE_ID } from '@cuadra/shared/domain';
import { openCompany, type TestCompany } from '../testing/company.ts';
import { race } from '../testing/race.ts';
import { addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { hire, userDraft, userForm } from '../testing/team.ts';

const api = await startApi();

const signIn = (username: string, password: string) => api.request(login, { body: { username, password } });
const isOpen = async (token: string) => (await api.request(verifySession, { token })).status === 200;

async function everybody(company: Pick<TestCompany, 'token'>, limit: number, search?: string) {
  const found: ListedUser[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit, ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) };
    const page = await api.ok(listUsers, { token: company.token, query });
    found.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor);
  return found;
}

test('a new user signs in at once, with what the role permits', async () => {
  const company = await openCompany(api);
  const { user, token } = await hire(api, company, {
    role_id: CASHIER_ROLE_ID,
    name: 'Luis García',
    identification: '24.310.887',
  });
  assert.deepEqual(user.role, { id: CASHIER_ROLE_ID, name: 'Cajero' });
  assert.deepEqual([user.identification, user.identification_type], ['24310887', 'V']);
  assert.deepEqual([user.is_active, user.is_online, user.last_seen_at], [true, false, null]);
  const state = await api.ok(verifySession, { token });
  assert.deepEqual([state.company?.id, state.role?.name], [company.id, 'Cajero']);
  const read = await api.ok(findUser, { token: company.token, params: { id: user.id } });
  assert.equal(read.name, 'Luis García');
});

test('the list begins with who was seen last and ends with who never was, page by page', async () => {
  const company = await openCompany(api);
  const make = (name: string) =>
    api.ok(createUser, { token: company.token, body: userDraft({ name, role_id: CASHIER_ROLE_ID }) });
  const ago = { 'Hace un minuto': '1 minute', 'Hace seis': '6 minutes', 'Hace un día': '1 day' };
  for (const [name, interval] of Object.entries(ago)) {
    const { id } = await make(name);
    await api.database.query('update users set last_seen_at = now() - $2::interval where id = $1', [
      id,
      interval,
    ]);
  }
  await make('Nunca');
  await make('Jamás');
  await api.database.query("update users set last_seen_at = now() - interval '2 minutes' where id = $1", [
    company.user.id,
  ]);
  for (const limit of [1, 2, 200]) {
    const users = await everybody(company, limit);
    assert.deepEqual(
      users.map(({ name, is_online }) => [name, is_online]),
      [
        ['Hace un minuto', true],
        ['María Pérez', true],
        ['Hace seis', false],
        ['Hace un día', false],
        ['Jamás', false],
        ['Nunca', false],
      ],
    );
  }
  assert.deepEqual(
    (await everybody(company, 1, 'JAMAS')).map(({ name }) => name),
    ['Jamás'],
  );
  assert.equal((await everybody(company, 1, company.email)).length, 1);
  assert.deepEqual(await everybody(company, 5, '%'), []);
});

test('who may not read users sees who is there, and finds nobody by what is not shown', async () => {
  const company = await openCompany(api);
  const { user, token } = await hire(api, company, {
    role_id: CASHIER_ROLE_ID,
    name: 'Luis García',
    identification: '24310887',
  });
  const shown = (await everybody({ token }, 50)).find(({ id }) => id === user.id);
  assert.deepEqual(
    [shown?.name, shown?.role?.name, shown?.is_online, shown?.image],
    ['Luis García', 'Cajero', true, null],
  );
  assert.deepEqual([shown?.email, shown?.identification, shown?.identification_type], [null, null, null]);
  assert.equal((await everybody({ token }, 50, user.name)).length, 1);
  assert.deepEqual(await everybody({ token }, 50, '@ejemplo.com'), []);
  const whole = (await everybody(company, 50)).find(({ id }) => id === user.id);
  assert.deepEqual([whole?.email, whole?.identification], [user.email, '24310887']);
});

test('usernames and mail addresses are one space for all of Cuadra, however they are written', async () => {
  const [company, other] = [await openCompany(api), await openCompany(api)];
  const taken = [
    [{ username: other.username.toUpperCase() }, { username: 'already-used' }],
    [{ email: other.email.toUpperCase() }, { email: 'already-used' }],
    [
      { username: company.username, email: company.email },
      { username: 'already-used', email: 'already-used' },
    ],
  ] as const;
  const { user } = await hire(api, company, { role_id: CASHIER_ROLE_ID });
  for (const [names, fields] of taken) {
    const body = userDraft({ role_id: CASHIER_ROLE_ID, ...names });
    const made = await api.refused(createUser, { token: company.token, body });
    assert.deepEqual([made.status, made.fields], [400, fields]);
    const changed = await api.refused(updateUser, { token: company.token, body: userForm(user, names) });
    assert.deepEqual([changed.status, changed.fields], [400, fields]);
  }
  const same = await api.ok(updateUser, {
    token: company.token,
    body: userForm(user, { name: 'Luis José' }),
  });
  assert.deepEqual([same.name, same.username], ['Luis José', user.username]);
});

test('of two who take one username side by side, one gets it', async () => {
  const company = await openCompany(api);
  const { username = '' } = userDraft({ role_id: CASHIER_ROLE_ID });
  const answers = await race(
    api.database,
    'users',
    Array.from(
      { length: 4 },
      () => () =>
        api.request(createUser, {
          token: company.token,
          body: userDraft({ role_id: CASHIER_ROLE_ID, username }),
        }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400, 400, 400]);
});

test('a wrong role or identification is refused by its field', async () => {
  const { token } = await openCompany(api);
  const body = userDraft({ role_id: newId(), identification: '12' });
  const { status, fields } = await api.refused(createUser, { token, body });
  assert.deepEqual([status, fields], [400, { role_id: 'unknown', identification: 'not-an-identification' }]);
});

test('sent twice with one id, also side by side, a user is one; another one under that id is a conflict', async () => {
  const company = await openCompany(api);
  const { token } = company;
  const body = { ...userDraft({ role_id: CASHIER_ROLE_ID }), id: newId() };
  const send = () => api.request(createUser, { token, body });
  const answers = await race(api.database, 'users', [send, send, send, send]);
  answers.push(await send());
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  assert.equal((await everybody(company, 50)).length, 2);
  for (const change of [{ name: 'Otro' }, { role_id: STOCK_ROLE_ID }]) {
    const { status, fields } = await api.refused(createUser, { token, body: { ...body, ...change } });
    assert.deepEqual([status, fields], [409, { id: 'already-used' }]);
  }
  const other = await openCompany(api);
  const elsewhere = { ...userDraft({ role_id: CASHIER_ROLE_ID }), id: body.id };
  const { status, fields } = await api.refused(createUser, { token: other.token, body: elsewhere });
  assert.deepEqual([status, fields], [409, { id: 'already-used' }]);
});

test('an id that was used answers the same whatever the password, so that none is guessed by it', async () => {
  const company = await openCompany(api);
  const { token } = company;
  const body = { ...userDraft({ role_id: OWNER_ROLE_ID }), id: newId() };
  const first = await api.request(createUser, { token, body });
  const guess = await api.request(createUser, { token, body: { ...body, password: 'una que adivina' } });
  assert.deepEqual([guess.status, guess.text], [201, first.text]);
  // The guess has become nobody's password either.
  assert.equal((await signIn(body.username, 'una que adivina')).status, 401);
  assert.equal((await signIn(body.username, body.password)).status, 200);
  // The owner who registered was created by no such request: there the answer is a conflict, whatever is guessed.
  const { username, email } = company;
  const answers = [];
  for (const password of [company.password, 'una que adivina']) {
    const asOwner = {
      ...userDraft({ role_id: OWNER_ROLE_ID }),
      name: 'María Pérez',
      username,
      email,
      password,
    };
    answers.push(await api.refused(createUser, { token, body: { ...asOwner, id: company.user.id } }));
  }
  assert.deepEqual(answers[0], answers[1]);
});

test('what is left out of a change stays, whoever changed it meanwhile', async () => {
  const company = await openCompany(api);
  const { user } = await hire(api, company, { role_id: CASHIER_ROLE_ID, identification: '14203118' });
  const change = (body: object) =>
    api.ok(updateUser, { token: company.token, body: { id: user.id, ...body } });
  await change({ is_active: false, role_id: STOCK_ROLE_ID });
  await change({ password: 'puesta por la dueña' });
  const { role, ...changed } = await change({ name: 'Luis José' });
  assert.equal(role?.id, STOCK_ROLE_ID);
  assert.deepEqual(
    [changed.is_active, changed.name, changed.username, changed.email, changed.identification],
    [false, 'Luis José', user.username, user.email, '14203118'],
  );
});

test('who was removed is gone with all sessions, and the sales keep the name', async () => {
  const shop = await openShop(api);
  const { user, token, password } = await hire(api, shop, { role_id: CASHIER_ROLE_ID, name: 'Luis García' });
  const sale = await sell(api, { ...shop, token }, [await addProduct(api, shop)]);
  await api.ok(deleteUser, { token: shop.token, params: { id: user.id } });
  assert.equal(await isOpen(token), false);
  assert.equal((await signIn(user.username, password)).status, 401);
  assert.deepEqual(await api.database.query('select * from sessions where user_id = $1', [user.id]), []);
  const kept = await api.ok(findSale, { token: shop.token, params: { id: sale.id } });
  assert.equal(kept.seller?.name, 'Luis García');
  assert.equal((await api.refused(deleteUser, { token: shop.token, params: { id: user.id } })).status, 404);
});

test('nobody removes or shuts out themselves', async () => {
  const company = await openCompany(api);
  const second = await hire(api, company, { role_id: OWNER_ROLE_ID });
  const { token, user } = second;
  const removed = await api.refused(deleteUser, { token, params: { id: user.id } });
  assert.deepEqual([removed.status, removed.fields], [409, { id: 'own-user' }]);
  const shut = await api.refused(updateUser, { token, body: userForm(user, { is_active: false }) });
  assert.deepEqual([shut.status, shut.fields], [409, { is_active: 'own-user' }]);
});

test('the last Propietario keeps the role, whoever else has been one', async () => {
  const company = await openCompany(api);
  const owner = await api.ok(findUser, { token: company.token, params: { id: company.user.id } });
  const demote = { token: company.token, body: userForm(owner, { role_id: CASHIER_ROLE_ID }) };
  const alone = await api.refused(updateUser, demote);
  assert.deepEqual([alone.status, alone.fields], [409, { role_id: 'last-owner' }]);

  const second = await hire(api, company, { role_id: OWNER_ROLE_ID });
  await api.ok(updateUser, { token: company.token, body: userForm(second.user, { is_active: false }) });
  assert.deepEqual((await api.refused(updateUser, demote)).fields, { role_id: 'last-owner' });
  await api.ok(updateUser, { token: company.token, body: userForm(second.user) });
  await api.ok(updateUser, demote);
  const { token } = await api.ok(login, {
    body: { username: second.user.username, password: second.password },
  });
  const last = await api.refused(updateUser, {
    token,
    body: userForm(second.user, { role_id: STOCK_ROLE_ID }),
  });
  assert.deepEqual(last.fields, { role_id: 'last-owner' });
});

test('of two Propietarios who take the role from each other side by side, one keeps it', async () => {
  for (let round = 0; round < 5; round++) {
    const company = await openCompany(api);
    const owner = await api.ok(findUser, { token: company.token, params: { id: company.user.id } });
    const second = await hire(api, company, { role_id: OWNER_ROLE_ID });
    const demotion = userForm(second.user, { role_id: CASHIER_ROLE_ID });
    const [first, other] = await Promise.all([
      api.request(updateUser, { token: company.token, body: demotion }),
      api.request(deleteUser, { token: second.token, params: { id: owner.id } }),
    ]);
    const owners = await api.database.query('select id from users where company_id = $1 and role_id = $2', [
      company.id,
      OWNER_ROLE_ID,
    ]);
    assert.equal(owners.length, 1, `${first.text} ${other.text}`);
  }
});
