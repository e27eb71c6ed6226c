import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createProduct,
  createSale,
  login,
  register,
  verifyRegistration,
  verifySession,
} from '@cuadra/shared/contract';
import { newToken } from '../access/token.ts';
import { openCompany, registrationDraft } from '../testing/company.ts';
import { pathOf, readError } from '../testing/http-client.ts';
import { lastCode } from '../testing/outbox.ts';
import { draftSale, openShop } from '../testing/shop.ts';
import { COPIES, startApi } from '../testing/start-api.ts';

const api = await startApi();
const LIVE = '/api/v1/health/live';

/** `script-src 'self'` → `['script-src', ["'self'"]]` */
function readPolicy(header: string | null): Map<string, string[]> {
  return new Map(
    (header ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

test('every answer, page, call or error, carries the headers that guard a browser', async () => {
  for (const path of [
    '/',
    '/cash-register',
    LIVE,
    '/api/v1/products',
    '/api/v1/no-such-call',
    '/no-such-file.js',
  ]) {
    const { headers } = await api.send('GET', path);
    const policy = readPolicy(headers.get('content-security-policy'));
    assert.deepEqual(policy.get('script-src'), ["'self'"], path);
    assert.deepEqual(policy.get('default-src'), ["'self'"], path);
    assert.deepEqual(policy.get('connect-src'), ["'self'"], path);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'script-src-attr']) {
      assert.deepEqual(policy.get(name), ["'none'"], `${name} of ${path}`);
    }
    const all = [...policy.values()].flat();
    assert.ok(
      !all.includes("'unsafe-eval'") && !all.includes("'wasm-unsafe-eval'") && !all.includes('*'),
      path,
    );
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('referrer-policy'), 'no-referrer', path);
    assert.equal(headers.get('x-frame-options'), 'SAMEORIGIN', path);
    assert.equal(headers.get('x-powered-by'), null, path);
    assert.equal(headers.get('server'), null, path);
    assert.equal(headers.get('access-control-allow-origin'), null, path);
  }
});

test('the page of the contract runs its own scripts and no eval either', async () => {
  const { headers } = await api.send('GET', '/api/v1/docs');
  const policy = readPolicy(headers.get('content-security-policy'));
  assert.ok(!policy.get('script-src')?.some((source) => /unsafe-(eval|inline)|\*/.test(source)));
});

test('guesses at a password are counted by address, and the 21st of a minute is not looked at', async () => {
  const { username, password } = await openCompany(api);
  const guess = (from: string, given = password, name = username) =>
    api.request(login, { body: { username: name, password: given }, from });
  // Each at another account, whose own limit is none here.
  for (let i = 0; i < 20; i++) {
    assert.equal((await guess('192.0.2.1', 'no es esta', `nadie.${i}`)).status, 401);
  }
  const limited = await guess('192.0.2.1');
  assert.deepEqual(readError(limited), {
    status: 429,
    message: 'ERROR_TOO_MANY_REQUESTS',
    fields: {},
    details: {},
  });
  assert.ok(Number(limited.headers.get('retry-after')) > 0);
  // One call's guesses do not close the others, nor the shop next door.
  assert.equal((await api.send('GET', LIVE, { from: '192.0.2.1' })).status, 200);
  assert.equal((await guess('192.0.2.2')).status, 200);
});

test('registrations and codes are limited likewise', async () => {
  const from = '192.0.2.3';
  const statuses = new Set<number>();
  for (let i = 0; i < 21; i++) {
    const { status } = await api.request(register, { body: registrationDraft({ username: 'x' }), from });
    statuses.add(status);
  }
  assert.deepEqual([...statuses], [400, 429]);
  const codes = new Set<number>();
  for (let i = 0; i < 21; i++) {
    const body = { user_id: '0199f000-0000-7000-8000-000000000000', code: '000000' };
    codes.add((await api.request(verifyRegistration, { body, from })).status);
  }
  assert.deepEqual([...codes], [400, 429]);
});

test('two copies count guesses together, a window of a minute, and of IPv6 a whole network', async () => {
  const other = await startApi({ database: api.database });
  const guess = (copy: typeof api, from: string) =>
    copy.request(verifyRegistration, {
      body: { user_id: '0199f000-0000-7000-8000-000000000000', code: '000000' },
      from,
    });
  for (const addresses of [['192.0.2.7'], ['2001:db8:7:7::1', '2001:db8:7:7:ffff::2']]) {
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) {
      const from = addresses[i % addresses.length] ?? '';
      statuses.push((await guess(i % 2 === 0 ? api : other, from)).status);
    }
    assert.deepEqual(new Set(statuses), new Set([400]));
    const limited = await guess(other, addresses[0] ?? '');
    assert.equal(limited.status, 429);
    assert.ok(Number(limited.headers.get('retry-after')) > 0);
    await api.database.query("update request_counts set since = since - interval '61 seconds'");
    assert.equal((await guess(other, addresses[0] ?? '')).status, 400);
  }
});

/** A limit against load is one of each copy, and they answer in turn. */
const times = (most: number, status: number) => Array.from({ length: most }, () => status);

test('whoever is refused is counted too: requests with forged tokens end at the limit of the address', async () => {
  const small = await startApi({ env: { REQUESTS_PER_MINUTE: '5' }, database: api.database });
  const from = '192.0.2.4';
  const statuses: number[] = [];
  for (let i = 0; i < 5 * COPIES + 2; i++) {
    statuses.push((await small.request(verifySession, { token: newToken(), from })).status);
  }
  assert.deepEqual(statuses, [...times(5 * COPIES, 401), 429, 429]);
});

test('an address that a client makes up counts only where a proxy of ours may say it', async () => {
  const direct = await startApi({
    env: { REQUESTS_PER_MINUTE: '3', TRUST_PROXY: 'false' },
    database: api.database,
  });
  const statuses: number[] = [];
  for (let i = 0; i < 3 * COPIES + 2; i++)
    statuses.push((await direct.send('GET', LIVE, { from: `192.0.2.${10 + i}` })).status);
  assert.deepEqual(statuses, [...times(3 * COPIES, 200), 429, 429]);
});

test('no password, token or code gets into the log, however much is logged and whatever goes wrong', async () => {
  const loud = await startApi({ env: { LOG_LEVEL: 'trace' } });
  const draft = registrationDraft({ password: 'la clave que nadie lee' });
  const { user_id } = await loud.ok(register, { body: draft });
  const code = await lastCode(loud.outbox, draft.email);
  const { token } = await loud.ok(verifyRegistration, { body: { user_id, code } });
  const second = await loud.ok(login, { body: { username: draft.username, password: draft.password } });
  await loud.refused(login, { body: { username: draft.username, password: `${draft.password} no` } });
  await loud.refused(register, { body: draft });
  await loud.refused(register, { body: { ...draft, username: 'x' } });
  await loud.send('POST', pathOf(login), {
    body: `{"password": "${draft.password}"`,
    headers: { cookie: `t=${token}` },
  });
  await loud.send('GET', pathOf(verifySession), { token });
  const shop = await openShop(loud, { password: draft.password });
  await loud.refused(createProduct, {
    token: shop.token,
    body: { name: 'x', cost_currency: 'EUR', price_currency: 'x' },
  });
  await loud.refused(createSale, { token: shop.token, body: draftSale(shop, []) });
  // What breaks inside is logged with its cause, which knows the statement.
  loud.allowErrors();
  await loud.database.query('alter table sessions rename column platform to elsewhere');
  await loud.request(verifySession, { token });
  await loud.request(login, { body: { username: draft.username, password: draft.password } });
  const log = loud.logs().join('');
  assert.match(log, /request failed/);
  assert.ok(log.length > 5_000);
  const hashes = [token, second.token].map((one) => Buffer.from(one).toString('hex'));
  for (const secret of [draft.password, token, second.token, shop.token, code, 'argon2', ...hashes]) {
    assert.ok(!log.includes(secret), `«${secret}» in the log`);
  }
});
