import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '@cuadra/shared/contract';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../access/password.ts';
import { currentTime } from '../clock/clock.ts';
import { openCompany, signInPlatform } from '../testing/company.ts';
import { readError } from '../testing/http-client.ts';
import { readOutbox } from '../testing/outbox.ts';
import { startApi } from '../testing/start-api.ts';
import { waitUntil } from '../testing/wait-until.ts';

const START = '2026-12-01T12:00:00Z';
const api = await startApi({ env: { CUADRA_TEST_CLOCK: START } });
const other = await startApi({
  database: api.database,
  env: { CUADRA_TEST_CLOCK: START, SECOND_FACTOR: 'on' },
});

/** What the app shows, so many periods of 30 seconds from now. */
function appOf(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (periods = 0) => totp.generate({ timestamp: currentTime().getTime() + periods * 30_000 });
}

/** Somebody whose login asks for a code, and an app that has the secret. */
async function withFactor<P extends { token: string; username: string; password: string }>(person: P) {
  const { token, password } = person;
  const begun = await api.ok(contract.beginSecondFactor, { token, body: { password } });
  const codeAt = appOf(begun.secret);
  const { recovery_codes } = await api.ok(contract.confirmSecondFactor, { token, body: { code: codeAt() } });
  return { ...person, ...begun, codeAt, recoveryCodes: recovery_codes };
}

const signIn = (
  { username, password }: { username: string; password: string },
  code?: string,
  from?: string,
) =>
  api.request(contract.login, {
    body: { username, password, ...(code === undefined ? {} : { code }) },
    ...(from ? { from } : {}),
  });

test('a login asks for a code once one has confirmed the app, takes it once, and a recovery code once', async () => {
  const company = await openCompany(api);
  const begun = await api.ok(contract.beginSecondFactor, {
    token: company.token,
    body: { password: company.password },
  });
  assert.match(
    begun.uri,
    new RegExp(`^otpauth://totp/Cuadra:${company.username}\\?.*secret=${begun.secret}`),
  );
  assert.match(begun.qr, /^data:image\/svg\+xml,%3Csvg/);
  // Begun and not confirmed: nobody is locked out by a picture that was never scanned.
  assert.equal((await signIn(company)).status, 200);

  const owner = await withFactor(company);
  const answer = await signIn(owner);
  assert.deepEqual([answer.status, readError(answer).message], [403, 'ERROR_SECOND_FACTOR']);
  // The code that confirmed it is used up; those before and after are good, for clocks that differ.
  assert.deepEqual(readError(await signIn(owner, owner.codeAt())).fields, { code: 'wrong' });
  assert.equal((await signIn(owner, owner.codeAt(1))).status, 200);
  assert.equal((await signIn(owner, owner.codeAt(1))).status, 400, 'none is good twice');
  assert.equal((await signIn(owner, owner.codeAt(2))).status, 400, 'nor one of a minute ahead');
  const [first = ''] = owner.recoveryCodes;
  assert.match(first, /^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
  assert.equal((await signIn(owner, ` ${first.toLowerCase().replace('-', ' ')} `)).status, 200);
  assert.equal((await signIn(owner, first)).status, 400);
  const state = await api.ok(contract.findSecondFactor, { token: company.token });
  assert.deepEqual([state.is_on, state.recovery_codes_left, state.is_demanded], [true, 9, false]);
  assert.equal((await api.ok(contract.verifySession, { token: company.token })).second_factor, 'on');
});

test('of two logins with one code at once, one gets in', async () => {
  const owner = await withFactor(await openCompany(api));
  const code = owner.codeAt(1);
  const statuses = await Promise.all([signIn(owner, code), signIn(owner, code), signIn(owner, code)]);
  assert.deepEqual(statuses.map(({ status }) => status).sort(), [200, 400, 400]);
});

test('a wrong password says nothing of a second factor, with a code or without', async () => {
  const owner = await withFactor(await openCompany(api));
  for (const code of [undefined, owner.codeAt(1)]) {
    const answer = await signIn({ ...owner, password: 'no es esta' }, code);
    assert.deepEqual([answer.status, readError(answer).message], [401, 'ERROR_INVALID_CREDENTIALS']);
  }
  assert.equal((await signIn(owner, owner.codeAt(1))).status, 200);
});

test('guesses at codes are limited from wherever they come, told by mail, and keep nobody else from signing in', async () => {
  const owner = await withFactor(await openCompany(api));
  const neighbour = await withFactor(await openCompany(api));
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    statuses.push((await signIn(owner, '000000', `198.51.100.${i}`)).status);
  }
  // Who knows the password gains nothing by other addresses.
  assert.deepEqual(statuses, [...Array(5).fill(400), ...Array(7).fill(429)]);
  assert.equal((await signIn(neighbour)).status, 403);
  for (let i = 5; i < 20; i++) {
    await api.database.query("update login_tries set last_at = last_at - interval '16 minutes'");
    assert.equal((await signIn(owner, '000000', `198.51.100.${i}`)).status, 400);
  }
  await waitUntil('a mail about wrong codes', async () =>
    (await readOutbox(api.outbox)).some(
      ({ to, text }) => to === owner.email && /código equivocado/.test(text),
    ),
  );
});

test('who has taken a session sets nothing up, turns nothing off and gets no codes', async () => {
  const owner = await withFactor(await openCompany(api));
  const { token, password } = owner;
  const refusedFields = async (call: Promise<{ fields: unknown }>) => (await call).fields;
  const remove = (body: { password: string; code: string }) =>
    api.refused(contract.removeSecondFactor, { token, body });
  assert.deepEqual(await refusedFields(remove({ password: 'no es esta', code: owner.codeAt(1) })), {
    password: 'wrong',
  });
  assert.deepEqual(await refusedFields(remove({ password, code: '000000' })), { code: 'wrong' });
  const renewed = await api.refused(contract.renewRecoveryCodes, { token, body: { code: '000000' } });
  assert.deepEqual(renewed.fields, { code: 'wrong' });
  const begun = await api.refused(contract.beginSecondFactor, { token, body: { password } });
  assert.equal(begun.status, 409, 'a second secret would lock out who has the first');
  const fresh = await openCompany(api);
  const wrong = await api.refused(contract.beginSecondFactor, {
    token: fresh.token,
    body: { password: 'no es esta' },
  });
  assert.deepEqual(wrong.fields, { password: 'wrong' });
});

test('other recovery codes take the place of those before, and turned off the password is enough', async () => {
  const owner = await withFactor(await openCompany(api));
  const { token, password } = owner;
  const { recovery_codes } = await api.ok(contract.renewRecoveryCodes, {
    token,
    body: { code: owner.codeAt(1) },
  });
  const [before = '', unused = ''] = owner.recoveryCodes;
  assert.equal((await signIn(owner, before)).status, 400);
  assert.equal((await signIn(owner, recovery_codes[0])).status, 200);
  await api.ok(contract.removeSecondFactor, { token, body: { password, code: recovery_codes[1] ?? '' } });
  assert.equal((await signIn(owner)).status, 200);
  assert.equal((await api.ok(contract.findSecondFactor, { token })).is_on, false);
  assert.notEqual(unused, '');
  await waitUntil('a mail about each change', async () => {
    const texts = (await readOutbox(api.outbox))
      .filter(({ to }) => to === owner.email)
      .map(({ text }) => text);
    return [/se activó la verificación/, /se quitó la verificación/].every((what) =>
      texts.some((text) => what.test(text)),
    );
  });
});

test('a mailed code gives another password and opens nothing where the login asks for a code', async () => {
  const owner = await withFactor(await openCompany(api));
  await api.ok(contract.requestPasswordReset, { body: { username: owner.username } });
  let code = '';
  await waitUntil('the code for another password', async () => {
    const mails = (await readOutbox(api.outbox)).filter(({ to }) => to === owner.email);
    code =
      /Tu código para elegir otra contraseña es (\d{6})/.exec(mails.map(({ text }) => text).join())?.[1] ??
      '';
    return code !== '';
  });
  const password = 'otra muy larga de verdad';
  const answer = await api.refused(contract.resetPassword, {
    body: { username: owner.username, code, password },
  });
  assert.equal(answer.message, 'ERROR_SECOND_FACTOR');
  assert.equal((await signIn({ ...owner, password })).status, 403);
  assert.equal((await signIn({ ...owner, password }, owner.codeAt(1))).status, 200);
});

test('where it is demanded, who runs Cuadra sets it up before anything else, and cannot turn it off', async () => {
  for (const kind of ['super_user', 'inspector'] as const) {
    const token = await signInPlatform(other, kind);
    const password = 'la del que lleva Cuadra';
    const { id } = (await other.ok(contract.verifySession, { token })).user;
    await other.database.query('update platform_users set password_hash = $2 where id = $1', [
      id,
      await hashPassword(password),
    ]);
    const call = kind === 'super_user' ? contract.listReports : contract.listCompanies;
    const before = await other.request(call, { token });
    assert.deepEqual([before.status, readError(before).message], [403, 'ERROR_SECOND_FACTOR_DEMANDED']);
    assert.equal((await other.ok(contract.verifySession, { token })).second_factor, 'demanded');
    const { secret } = await other.ok(contract.beginSecondFactor, { token, body: { password } });
    const codeAt = appOf(secret);
    await other.ok(contract.confirmSecondFactor, { token, body: { code: codeAt() } });
    assert.equal((await other.request(call, { token })).status, 200);
    const kept = await other.refused(contract.removeSecondFactor, {
      token,
      body: { password, code: codeAt(1) },
    });
    assert.equal(kept.message, 'ERROR_SECOND_FACTOR_DEMANDED');
  }
  const company = await openCompany(other);
  assert.equal((await other.ok(contract.verifySession, { token: company.token })).second_factor, 'off');
});

test('neither role of the server reads a secret or a code, nor gets one without the server’s proof', async () => {
  const owner = await withFactor(await openCompany(api));
  for (const role of ['cuadra_app', 'cuadra_backoffice']) {
    for (const statement of [
      'select * from second_factors',
      'select * from recovery_codes',
      `delete from recovery_codes where user_id = '${owner.user.id}'`,
      `select * from find_second_factor('${owner.user.id}', sha256('x'))`,
      `select remove_second_factor('${owner.user.id}', sha256('x'))`,
    ]) {
      await assert.rejects(
        api.database.query(`do $$ begin set local role ${role}; execute $s$${statement}$s$; end $$`),
        /permission denied|did not ask/,
        `${role}: ${statement}`,
      );
    }
  }
});
