import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listModules, login, logout, type SessionState, verifySession } from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID } from '@cuadra/shared/domain';
import pg from 'pg';
import { newToken } from '../access/token.ts';
import { openCompany, signInAs, signInPlatform } from '../testing/company.ts';
import { startApi } from '../testing/start-api.ts';
import { hire } from '../testing/team.ts';

const api = await startApi();
const company = await openCompany(api);
const { username, email, password } = company;

const signIn = (name: string) => api.ok(login, { body: { username: name, password } });
const tokenHash = "sha256(convert_to($1, 'UTF8'))";

test('one signs in with the username or the mail address, however it is written', async () => {
  for (const name of [username, email, username.toUpperCase(), ` ${email.toUpperCase()} `]) {
    const { token, user } = await signIn(name);
    assert.equal(user.id, company.user.id);
    await api.ok(verifySession, { token });
  }
});

test('a wrong password and a name that nobody has get the same answer', async () => {
  const wrong = await api.request(login, { body: { username, password: 'no es la clave' } });
  const nobody = await api.request(login, { body: { username: 'nadie.jamas', password } });
  assert.equal(wrong.status, 401);
  assert.deepEqual([nobody.status, nobody.text], [wrong.status, wrong.text]);
  assert.equal(wrong.text, '{"error":{"message":"ERROR_INVALID_CREDENTIALS"}}');
});

test('every sign-in has a token of its own, 256 bits, of which the database keeps the hash alone', async () => {
  const [a, b] = await Promise.all([signIn(username), signIn(username)]);
  assert.notEqual(a.token, b.token);
  assert.equal(Buffer.from(a.token, 'base64url').length, 32);
  const rows = await api.database.query(`select * from sessions where token_hash = ${tokenHash}`, [a.token]);
  assert.equal(rows.length, 1);
  assert.ok(!JSON.stringify(rows).includes(a.token));
});

test('after leaving, the token is dead at once, and the other sessions go on', async () => {
  const [leaves, stays] = await Promise.all([signIn(username), signIn(username)]);
  await api.ok(logout, { token: leaves.token });
  const { status, message } = await api.refused(verifySession, { token: leaves.token });
  assert.deepEqual([status, message], [401, 'ERROR_INVALID_SESSION']);
  await api.refused(logout, { token: leaves.token });
  await api.ok(verifySession, { token: stays.token });
});

test('no token, or something that is none, is no session', async () => {
  const headers: Record<string, string>[] = [
    {},
    { authorization: '' },
    { authorization: company.token },
    { authorization: `Basic ${company.token}` },
    { authorization: `Bearer ${company.token} x` },
    { authorization: `Bearer ${'x'.repeat(5_000)}` },
    { authorization: "Bearer ' or 1=1 --" },
  ];
  for (const header of headers) {
    const { status, message } = await api.refused(verifySession, { headers: header });
    assert.deepEqual([status, message], [401, 'ERROR_SESSION_NOT_FOUND'], JSON.stringify(header));
  }
});

test('a token that nobody was given opens nothing', async () => {
  const near = `${company.token.slice(0, -1)}${company.token.endsWith('A') ? 'B' : 'A'}`;
  for (const token of [newToken(), near, 'x']) {
    const { status, message } = await api.refused(verifySession, { token });
    assert.deepEqual([status, message], [401, 'ERROR_INVALID_SESSION']);
  }
});

test('a session that was not used for 30 days is over; a used one goes on', async () => {
  const [old, used] = await Promise.all([signIn(username), signIn(username)]);
  const age = (token: string, interval: string) =>
    api.database.query(
      `update sessions set expires_at = expires_at - $2::interval, last_seen_at = last_seen_at - $2::interval
       where token_hash = ${tokenHash}`,
      [token, interval],
    );
  await age(old.token, '30 days');
  const { status, message } = await api.refused(verifySession, { token: old.token });
  assert.deepEqual([status, message], [401, 'ERROR_INVALID_SESSION']);
  for (let i = 0; i < 3; i++) {
    await age(used.token, '29 days');
    await api.ok(verifySession, { token: used.token });
  }
});

test('signing in is being there', async () => {
  await api.database.query('update users set last_seen_at = null where id = $1', [company.user.id]);
  const { token } = await signIn(username);
  const { user } = await api.ok(verifySession, { token });
  assert.ok(Date.now() - Date.parse(user.last_seen_at ?? '') < 60_000, `last seen ${user.last_seen_at}`);
});

test('being there is written down, once a minute at most', async () => {
  const { token } = await signIn(username);
  const lastSeen = async () => (await api.ok(verifySession, { token })).user.last_seen_at;
  await api.database.query('update users set last_seen_at = null where id = $1', [company.user.id]);
  assert.equal(await lastSeen(), null);
  await api.database.query(
    `update sessions set last_seen_at = now() - interval '61 seconds' where token_hash = ${tokenHash}`,
    [token],
  );
  const seen = await lastSeen();
  assert.ok(Date.now() - Date.parse(seen ?? '') < 60_000, `last seen ${seen}`);
  assert.equal(await lastSeen(), seen);
});

test('a user whose confirmation was taken back has no session any more', async () => {
  const gone = await openCompany(api);
  await api.database.query('update users set verified_at = null where id = $1', [gone.user.id]);
  const { status } = await api.refused(verifySession, { token: gone.token });
  assert.equal(status, 401);
});

test('verify answers every field of the contract and no other', async () => {
  const { body } = await api.request(verifySession, { token: company.token });
  const keys: Record<keyof SessionState, string[]> = {
    isExpired: [],
    user: [
      ...['id', 'name', 'username', 'email', 'role_id', 'identification', 'identification_type', 'country'],
      ...['super_user', 'inspector', 'last_seen_at', 'image'],
    ],
    company: ['id', 'name', 'legal_name', 'identification', 'identification_type', 'address', 'country'],
    role: ['id', 'name', 'max_discount'],
    permissions: [],
    modules: [],
    subscription: ['freeSubscription', 'plan', 'billing_type', 'remaining_days', 'expires_at'],
    configuration: ['id', 'with_auto_rate', 'allow_negative_stock', 'blind_count'],
    currencies_used: ['company_id', 'main', 'alternative'],
    remotes: [],
    signature: ['signed_at', 'signatures'],
    preview: [],
    withheld_paths: [],
    support_phone: [],
    second_factor: [],
  };
  const state = body as Record<string, Record<string, unknown>>;
  assert.deepEqual(Object.keys(state).sort(), Object.keys(keys).sort());
  for (const [name, fields] of Object.entries(keys)) {
    if (fields.length > 0) assert.deepEqual(Object.keys(state[name] ?? {}).sort(), fields.sort(), name);
  }
  assert.ok(!JSON.stringify(body).includes(password));
});

test('the modules of the company are those of its list', async () => {
  const { items } = await api.ok(listModules, { token: company.token });
  const { modules } = await api.ok(verifySession, { token: company.token });
  assert.deepEqual(items, modules);
  assert.ok(items.includes('sales') && !items.includes('ecommerce'));
});

test('a role of the company brings its permissions, and takes them at once', async () => {
  const token = await signInAs(api, company, {
    only: [
      ['sales', 'create'],
      ['sales', 'read'],
      ['products', 'read'],
    ],
  });
  const { permissions, role } = await api.ok(verifySession, { token });
  assert.deepEqual(
    permissions.sort((a, b) => a.module.localeCompare(b.module)),
    [
      { module: 'products', permissions: '2' },
      { module: 'sales', permissions: '1;2' },
    ],
  );
  await api.database.query('delete from role_permissions where role_id = $1', [role?.id]);
  assert.deepEqual((await api.ok(verifySession, { token })).permissions, []);
});

test('who runs Cuadra belongs to no company; an inspector sees the one switched into', async () => {
  const superUser = await api.ok(verifySession, { token: await signInPlatform(api, 'super_user') });
  assert.equal(superUser.user.super_user, true);
  assert.deepEqual([superUser.company, superUser.role, superUser.modules], [null, null, []]);
  const inspector = await api.ok(verifySession, { token: await signInPlatform(api, 'inspector', company) });
  assert.equal(inspector.user.inspector, true);
  assert.equal(inspector.company?.id, company.id);
});

test('a password that is changed, or a user who is shut out, while it is verified opens no session', async () => {
  const changes = ["password_hash = 'another'", 'is_active = false'];
  for (const change of changes) {
    const { user, password } = await hire(api, company, { role_id: CASHIER_ROLE_ID });
    await api.database.query('delete from sessions where user_id = $1', [user.id]);
    const owner = new pg.Client({ connectionString: api.database.ownerUrl });
    await owner.connect();
    await owner.query('begin');
    await owner.query(`update users set ${change} where id = $1`, [user.id]);
    // It reads the row as it still is, and waits where it opens the session.
    const answer = api.request(login, { body: { username: user.username, password } });
    let isOver = false;
    answer.finally(() => {
      isOver = true;
    });
    for (let waiting = 0; waiting === 0 && !isOver; ) {
      const { rows } = await owner.query(
        "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      waiting = rows[0].n;
    }
    await owner.query('commit');
    await owner.end();
    const { status, text } = await answer;
    assert.deepEqual([status, text], [401, '{"error":{"message":"ERROR_INVALID_CREDENTIALS"}}'], change);
    assert.deepEqual(await api.database.query('select from sessions where user_id = $1', [user.id]), []);
  }
});
