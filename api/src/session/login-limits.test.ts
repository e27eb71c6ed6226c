import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changePassword,
  createUser,
  listSessions,
  login,
  register,
  updateUser,
  verifySession,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID } from '@cuadra/shared/domain';
import { openCompany, registrationDraft, type TestCompany } from '../testing/company.ts';
import { type Answer, readError } from '../testing/http-client.ts';
import { readOutbox } from '../testing/outbox.ts';
import { startApi } from '../testing/start-api.ts';
import { hire, userDraft } from '../testing/team.ts';
import { waitUntil } from '../testing/wait-until.ts';

const api = await startApi();
const other = await startApi({ database: api.database });

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

interface Try {
  from?: string;
  device?: string | undefined;
  password?: string;
  agent?: string;
  on?: typeof api;
}

function signIn(username: string, { from, device, password = 'no es esta', agent, on = api }: Try = {}) {
  return on.request(login, {
    body: { username, password },
    ...(from ? { from } : {}),
    headers: {
      ...(device ? { cookie: `theme=dark; cuadra_device=${device}` } : {}),
      ...(agent ? { 'user-agent': agent } : {}),
    },
  });
}

/** The token by which a browser is known from now on. */
function deviceOf(answer: Answer): string {
  return /cuadra_device=([\w-]{43});/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
}

/** Tries passwords from so many addresses in turn, eight at once, and gives how many were looked at. */
async function guess(username: string, tries: number, addresses: number): Promise<number> {
  const statuses: number[] = [];
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < tries; i = next++) {
      const { status } = await signIn(username, {
        from: `198.51.100.${i % addresses}`,
        on: i % 2 === 0 ? api : other,
      });
      statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  assert.ok(statuses.every((status) => status === 401 || status === 429));
  return statuses.filter((status) => status === 401).length;
}

/** As if the last try had been that long ago. */
const wait = (interval: string) =>
  api.database.query('update login_tries set last_at = last_at - $1::interval', [interval]);

const mailsTo = async ({ email }: Pick<TestCompany, 'email'>, about: RegExp) =>
  // Whichever of the two servers noticed it.
  [...(await readOutbox(api.outbox)), ...(await readOutbox(other.outbox))].filter(
    ({ to, text }) => to === email && about.test(text),
  );

test('608 guesses from 32 addresses on two servers are a few dozen, and the user signs in all the same', async () => {
  const company = await openCompany(api);
  const { username, password } = company;
  const device = deviceOf(await signIn(username, { password, from: '192.0.2.10' }));
  const looked = await guess(username, 608, 32);
  assert.ok(looked >= 20 && looked <= 60, `${looked} were looked at`);
  // On a device that was there before.
  assert.equal((await signIn(username, { password, device, from: '198.51.100.1' })).status, 200);
  // And on a new one, from a network that has guessed nothing.
  assert.equal((await signIn(username, { password, from: '192.0.2.77' })).status, 200);
  // Which gave those who guess nothing.
  assert.equal((await signIn(username, { from: '198.51.100.1' })).status, 429);
});

test('a network that fails waits longer each time, and is told how long; an hour forgets it', async () => {
  const { username, password } = await openCompany(api);
  const from = '192.0.2.20';
  for (let i = 0; i < 5; i++) assert.equal((await signIn(username, { from })).status, 401);
  // The right password comes too early as well: whether it is the right one is not said.
  const early = await signIn(username, { from, password });
  const { message, details } = readError(early);
  assert.deepEqual([message, details], ['ERROR_TOO_MANY_REQUESTS', { retry_after: 1 }]);
  assert.equal(early.headers.get('retry-after'), '1');
  for (const seconds of [1, 2, 4, 8]) {
    await wait(`${seconds} seconds`);
    assert.equal((await signIn(username, { from })).status, 401, `after ${seconds} seconds`);
  }
  assert.ok(Number(readError(await signIn(username, { from })).details.retry_after) > 8);
  await wait('61 minutes');
  assert.equal((await signIn(username, { from, password })).status, 200);
});

test('a right password starts the count of its network anew', async () => {
  const { username, password } = await openCompany(api);
  const from = '192.0.2.30';
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 4; i++) assert.equal((await signIn(username, { from })).status, 401);
    assert.equal((await signIn(username, { from, password })).status, 200);
  }
});

test('a name that nobody has is limited likewise, by username and mail address as one', async () => {
  const { username, email } = await openCompany(api);
  for (const names of [['nadie.jamas'], [username, email]]) {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      statuses.push((await signIn(names[i % names.length] ?? '', { from: '192.0.2.40' })).status);
    }
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429], names.join());
  }
});

test('of IPv6 a whole network counts as one', async () => {
  const { username } = await openCompany(api);
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await signIn(username, { from: `2001:db8:1:2::${i}` })).status);
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429]);
  assert.equal((await signIn(username, { from: '2001:db8:1:3::1' })).status, 401);
});

test('a device that is known has its own limit, which a stranger cannot use up nor borrow', async () => {
  const company = await openCompany(api);
  const { username, password } = company;
  const first = await signIn(username, { password, from: '192.0.2.50' });
  const device = deviceOf(first);
  assert.match(
    first.headers.get('set-cookie') ?? '',
    /^cuadra_device=[\w-]{43}; Path=\/api\/v1\/auth; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
  );
  const somebody = await openCompany(api);
  const borrowed = deviceOf(await signIn(somebody.username, { password: somebody.password }));
  for (let i = 0; i < 5; i++) await signIn(username, { from: '192.0.2.51', device: borrowed });
  assert.equal((await signIn(username, { from: '192.0.2.51', device: borrowed })).status, 429);
  for (let i = 0; i < 10; i++)
    assert.equal((await signIn(username, { from: '192.0.2.51', device })).status, 401);
  assert.equal((await signIn(username, { from: '192.0.2.51', device })).status, 429);
  await wait('1 second');
  assert.equal((await signIn(username, { from: '192.0.2.51', device, password })).status, 200);
});

test('another password forgets the devices of before, but for the one it was changed on', async () => {
  const company = await openCompany(api);
  const { user, password } = await hire(api, company, { role_id: CASHIER_ROLE_ID });
  const here = await signIn(user.username, { password });
  const there = await signIn(user.username, { password });
  const { token } = here.body as { token: string };
  await api.ok(changePassword, {
    token,
    body: { id: user.id, currentPassword: password, password: 'una clave nueva' },
  });
  const known = async (answer: Answer) => {
    const rows = await api.database.query(
      "select from known_devices where user_id = $1 and token_hash = sha256(convert_to($2, 'UTF8'))",
      [user.id, deviceOf(answer)],
    );
    return rows.length === 1;
  };
  assert.deepEqual([await known(here), await known(there)], [true, false]);
});

test('a new device is told by mail, the first one and a known one are not', async () => {
  const company = await openCompany(api);
  const { username, password } = company;
  const first = await signIn(username, { password, agent: WINDOWS });
  const about = /equipo nuevo/;
  await waitUntil('the mail went out', async () => (await mailsTo(company, about)).length === 1);
  const [mail] = await mailsTo(company, about);
  assert.match(mail?.text ?? '', /^Hola, María Pérez:\n\nEl .+, hora de Caracas, .+: Chrome en Windows\./);
  assert.match(mail?.text ?? '', /cambia tu contraseña y cierra todas tus sesiones/);
  await signIn(username, { password, device: deviceOf(first) });
  const employee = await hire(api, company, { role_id: CASHIER_ROLE_ID });
  await signIn(username, { password, agent: 'curl/8' });
  await waitUntil('the second mail went out', async () => (await mailsTo(company, about)).length === 2);
  assert.deepEqual(await mailsTo({ email: employee.user.email }, about), []);
});

test('many failures are told by mail, once a day', async () => {
  const company = await openCompany(api);
  const about = /una contraseña equivocada/;
  await guess(company.username, 60, 30);
  await waitUntil('the mail went out', async () => (await mailsTo(company, about)).length === 1);
  await wait('2 hours');
  await guess(company.username, 60, 30);
  assert.equal((await mailsTo(company, about)).length, 1);
});

test('tries at the old password with a session are limited, too', async () => {
  const { user, token, password } = await openCompany(api);
  const change = (currentPassword: string) =>
    api.request(changePassword, {
      token,
      from: '192.0.2.60',
      body: { id: user.id, currentPassword, password: 'una clave nueva' },
    });
  for (let i = 0; i < 5; i++) assert.equal((await change('no es esta')).status, 400);
  assert.equal((await change(password)).status, 429);
  // Nobody is kept from logging in by it.
  assert.equal((await signIn(user.username, { password, from: '192.0.2.60' })).status, 200);
});

test('a session ends 90 days after it began, however much it is used', async () => {
  const { token, user } = await openCompany(api);
  for (let days = 29; days < 90; days += 29) {
    await api.database.query(
      `update sessions set created_at = created_at - interval '29 days', expires_at = expires_at - interval '29 days',
         last_seen_at = last_seen_at - interval '29 days' where user_id = $1`,
      [user.id],
    );
    await api.ok(verifySession, { token });
  }
  const [row] = await api.database.query<{ days: number }>(
    'select extract(epoch from expires_at - created_at)::float8 / 86400 as days from sessions where user_id = $1',
    [user.id],
  );
  assert.equal(row?.days, 90);
  await api.database.query("update sessions set created_at = now() - interval '90 days' where user_id = $1", [
    user.id,
  ]);
  await api.database.query('update sessions set expires_at = expires_at where user_id = $1', [user.id]);
  assert.equal((await api.refused(verifySession, { token })).message, 'ERROR_INVALID_SESSION');
});

test('each open session says with what it was opened', async () => {
  const { username, password } = await openCompany(api);
  const { token } = (await signIn(username, { password, agent: WINDOWS })).body as { token: string };
  const { items } = await api.ok(listSessions, { token });
  assert.deepEqual(items.find(({ is_current }) => is_current)?.device, {
    name: 'Chrome en Windows',
    kind: 'computer',
  });
});

test('a password that everybody tries is taken nowhere', async () => {
  const company = await openCompany(api);
  const { token } = company;
  const tooCommon = { password: 'too-common' };
  const body = registrationDraft({ password: 'Venezuela2026!' });
  assert.deepEqual((await api.refused(register, { body })).fields, tooCommon);
  const draft = userDraft({ role_id: CASHIER_ROLE_ID, password: 'contraseña1' });
  assert.deepEqual((await api.refused(createUser, { token, body: draft })).fields, tooCommon);
  const { user, password, token: own } = await hire(api, company, { role_id: CASHIER_ROLE_ID });
  const set = { id: user.id, password: '12345678' };
  assert.deepEqual((await api.refused(updateUser, { token, body: set })).fields, tooCommon);
  const change = { id: user.id, currentPassword: password, password: user.username };
  assert.deepEqual((await api.refused(changePassword, { token: own, body: change })).fields, tooCommon);
});
