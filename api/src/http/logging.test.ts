import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changePassword,
  createUser,
  findProduct,
  healthLive,
  login,
  register,
  resendCode,
  updateUser,
  verifyRegistration,
  verifySession,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, newId } from '@cuadra/shared/domain';
import { openCompany, registrationDraft } from '../testing/company.ts';
import { pathOf, readError } from '../testing/http-client.ts';
import { lastCode } from '../testing/outbox.ts';
import { startApi } from '../testing/start-api.ts';
import { userDraft } from '../testing/team.ts';
import { describeError } from './logging.ts';

interface Line {
  request_id?: string;
  company_id?: string;
  user_id?: string;
  msg: string;
  [key: string]: unknown;
}

const api = await startApi();
const company = await openCompany(api);

const lines = (of: typeof api = api): Line[] => of.logs().map((line) => JSON.parse(line) as Line);
/** The line of an answer is written when the answer is out, which may be after it came in. */
async function lineOf(requestId: string | null, of: typeof api = api): Promise<Line> {
  for (;;) {
    const line = lines(of).find((one) => one.request_id === requestId && one.msg === 'answered');
    if (line) return line;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const idOf = async (headers: Record<string, string>, to: typeof api = api) =>
  (await to.request(healthLive, { headers })).headers.get('x-request-id') ?? '';

test('every answer names its request, and the log says what became of it and who asked', async () => {
  const id = newId();
  const { status, headers } = await api.request(findProduct, {
    token: company.token,
    params: { id },
    headers: { 'x-request-id': 'abc-123.def' },
  });
  assert.deepEqual([status, headers.get('x-request-id')], [404, 'abc-123.def']);
  const { ms, time: _time, level, ...line } = await lineOf('abc-123.def');
  assert.deepEqual([typeof ms, level], ['number', 30]);
  const { method, route, path, status: logged, from, company_id, user_id } = line;
  assert.deepEqual(
    { method, route, path, status: logged, company_id, user_id },
    {
      method: 'GET',
      route: '/api/v1/products/:id',
      path: `/api/v1/products/${id}`,
      status: 404,
      company_id: company.id,
      user_id: company.user.id,
    },
  );
  assert.match(String(from), /^10\./);
});

test('what is searched for is not in the log', async () => {
  const { headers } = await api.send('GET', '/api/v1/clients?search=Ram%C3%B3n', { token: company.token });
  await lineOf(headers.get('x-request-id'));
  assert.ok(!api.logs().join('').includes('search='));
});

test('a name that could break a line, or comes from no proxy of ours, is not taken', async () => {
  for (const wrong of ['short', 'with spaces in it', 'x'.repeat(101), '{"level":60}', 'niño-niño-niño']) {
    const id = await idOf({ 'x-request-id': encodeURI(wrong) === wrong ? wrong : wrong.replace('ñ', 'n ') });
    assert.match(id, /^[0-9a-f-]{36}$/, wrong);
  }
  assert.notEqual(await idOf({}), await idOf({}));
  const alone = await startApi({ env: { TRUST_PROXY: 'false' }, database: api.database });
  assert.notEqual(await idOf({ 'x-request-id': 'abc-123.def' }, alone), 'abc-123.def');
  for (const trusted of ['true', '1', '10.0.0.0/8, loopback']) {
    const behind = await startApi({ env: { TRUST_PROXY: trusted }, database: api.database });
    assert.equal(await idOf({ 'x-request-id': 'abc-123.def' }, behind), 'abc-123.def', trusted);
  }
  const elsewhere = await startApi({ env: { TRUST_PROXY: '10.0.0.0/8' }, database: api.database });
  assert.notEqual(await idOf({ 'x-request-id': 'abc-123.def' }, elsewhere), 'abc-123.def');
});

test('what fails before there is a route is named too', async () => {
  for (const path of ['/api/v1/%', '/api/v1/no-such-call', '/no-such-file.js']) {
    assert.match((await api.send('GET', path)).headers.get('x-request-id') ?? '', /^[\w-]{36}$/, path);
  }
});

test('an error of ours tells the name under which the log has it, and no more', async () => {
  const broken = await startApi();
  const { token, id: companyId } = await openCompany(broken);
  broken.allowErrors();
  await broken.database.query('alter table categories rename column name to elsewhere');
  const answer = await broken.send('GET', '/api/v1/categories', { token });
  const requestId = answer.headers.get('x-request-id');
  const { status, message, details } = readError(answer);
  assert.deepEqual([status, message, details], [500, 'ERROR_INTERNAL', { request_id: requestId }]);
  const failed = lines(broken).find(({ msg }) => msg === 'request failed');
  assert.deepEqual([failed?.request_id, failed?.company_id], [requestId, companyId]);
});

test('of an error the log tells what and where, and no row, parameter or answer of somebody else', () => {
  const cause = Object.assign(new Error('violates a rule'), {
    code: '23514',
    table: 'users',
    detail: 'Failing row contains (María, secreto)',
    parameters: ['secreto'],
  });
  const told = describeError(new Error('outside', { cause }));
  assert.deepEqual([told.cause?.code, told.cause?.table], ['23514', 'users']);
  assert.ok(!JSON.stringify(told).includes('secreto'));
  assert.equal(describeError('secreto').message, 'not an error');
  const ring = new Error('ring');
  ring.cause = ring;
  assert.ok(JSON.stringify(describeError(ring)).length < 50_000);
});

test('no secret of signing up, signing in and changing passwords gets into the log', async () => {
  const loud = await startApi({ env: { LOG_LEVEL: 'trace', METRICS_TOKEN: 'la-llave-de-las-cifras' } });
  const draft = registrationDraft({ password: 'la primera clave' });
  const { user_id } = await loud.ok(register, { body: draft });
  const first = await lastCode(loud.outbox, draft.email);
  await loud.database.query("update mailed_codes set sent_at = sent_at - interval '2 minutes'");
  await loud.database.query("update mail_counts set last_at = last_at - interval '2 minutes'");
  await loud.ok(resendCode, { params: { user_id } });
  const code = await lastCode(loud.outbox, draft.email);
  await loud.refused(verifyRegistration, {
    body: { user_id, code: code === '000000' ? '000001' : '000000' },
  });
  const { token } = await loud.ok(verifyRegistration, { body: { user_id, code } });
  const changed = { id: user_id, currentPassword: draft.password, password: 'la segunda clave' };
  await loud.refused(changePassword, { token, body: { ...changed, currentPassword: 'una clave ajena' } });
  await loud.ok(changePassword, { token, body: changed });
  const second = await loud.ok(login, { body: { username: draft.username, password: changed.password } });
  const employee = userDraft({ role_id: CASHIER_ROLE_ID, password: 'la clave de Luis' });
  const hired = await loud.ok(createUser, { token, body: employee });
  const { name, username, email, role_id } = employee;
  const update = { id: hired.id, name, username, email, role_id, password: 'otra para Luis' };
  await loud.ok(updateUser, { token, body: update });
  await loud.refused(updateUser, { token, body: { ...update, id: user_id } });
  await loud.refused(verifySession, { token: `${token.slice(0, -2)}xx` });
  await loud.send('GET', '/api/v1/metrics', { token: 'la-llave-de-las-cifras' });
  await loud.send('POST', pathOf(login), { body: { username: draft.username, contraseña: 'mal escrita' } });
  // What the database refuses carries the row that it refused.
  loud.allowErrors();
  await loud.database.query("alter table users add constraint no_more check (name <> 'Nadie')");
  const nobody = userDraft({ role_id: CASHIER_ROLE_ID, name: 'Nadie', password: 'la clave de nadie' });
  assert.equal((await loud.request(createUser, { token, body: nobody })).status, 500);

  const log = loud.logs().join('');
  assert.match(log, /no_more/);
  const secrets = [draft.password, changed.password, 'una clave ajena', 'la clave de Luis', 'otra para Luis'];
  secrets.push(
    'la clave de nadie',
    'mal escrita',
    'la-llave-de-las-cifras',
    'argon2',
    'Bearer',
    'authorization',
  );
  for (const secret of [...secrets, token, token.slice(0, -2), second.token, nobody.email]) {
    assert.ok(!log.includes(secret), `«${secret}» in the log`);
  }
  // Six digits may stand anywhere in a time or an id; a code stands alone.
  for (const one of [first, code]) assert.doesNotMatch(log, new RegExp(`\\b${one}\\b`));
});
