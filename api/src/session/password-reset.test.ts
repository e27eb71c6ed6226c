import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  login,
  register,
  requestPasswordReset,
  resetPassword,
  updateUser,
  verifySession,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID } from '@cuadra/shared/domain';
import { openCompany, registrationDraft, signInPlatform } from '../testing/company.ts';
import { lastCode, readOutbox } from '../testing/outbox.ts';
import { startApi } from '../testing/start-api.ts';
import { hire } from '../testing/team.ts';
import { waitUntil } from '../testing/wait-until.ts';

const api = await startApi();

const NEW = 'tres loros en la mata';

const mailsTo = async (to: string) => (await readOutbox(api.outbox)).filter((mail) => mail.to === to);

/** As if the last code had gone out that long ago. */
const age = async (interval: string) => {
  await api.database.query(
    'update mailed_codes set sent_at = sent_at - $1::interval, expires_at = expires_at - $1::interval',
    [interval],
  );
  await api.database.query(
    'update mail_counts set last_at = last_at - $1::interval, first_at = first_at - $1::interval',
    [interval],
  );
};

/** The codes that went to somebody, the newest last; the mail that tells of a change has none, and comes when it comes. */
const codesTo = async (to: string) =>
  (await mailsTo(to)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);

/** Asks for a code and reads it in the mail. */
async function forget(username: string, email: string): Promise<string> {
  const before = (await codesTo(email)).length;
  await api.ok(requestPasswordReset, { body: { username } });
  await waitUntil('the code went out', async () => (await codesTo(email)).length > before);
  return (await codesTo(email)).at(-1) ?? '';
}

const reset = (username: string, code: string, password = NEW) =>
  api.request(resetPassword, { body: { username, code, password } });

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

test('who forgot the password chooses another by the mailed code, and every session from before ends', async () => {
  const company = await openCompany(api);
  const code = await forget(company.username.toUpperCase(), company.email);
  const { token, user } = await api.ok(resetPassword, {
    body: { username: company.username, code, password: NEW },
  });
  assert.equal(user.id, company.user.id);
  assert.equal((await api.ok(verifySession, { token })).company?.id, company.id);

  assert.equal((await api.refused(verifySession, { token: company.token })).status, 401);
  const { username, password } = company;
  assert.equal((await api.refused(login, { body: { username, password } })).status, 401);
  await api.ok(login, { body: { username, password: NEW } });
  // The code is used up.
  assert.equal((await reset(username, code)).status, 400);
  await waitUntil('the change is told', async () =>
    (await mailsTo(company.email)).some(({ text }) => /cambió tu contraseña/.test(text)),
  );
});

test('an employee does it by the mail address, too, and nobody else is signed out', async () => {
  const company = await openCompany(api);
  const { user, token } = await hire(api, company, { role_id: CASHIER_ROLE_ID });
  const code = await forget(user.email, user.email);
  assert.equal((await reset(user.username, code)).status, 200);
  assert.equal((await api.refused(verifySession, { token })).status, 401);
  await api.ok(verifySession, { token: company.token });
});

test('whether there is such an account is not told: not by the answers, nor by a mail to who may have none', async () => {
  const company = await openCompany(api);
  const { user, token: _ } = await hire(api, company, { role_id: CASHIER_ROLE_ID });
  await api.ok(updateUser, { token: company.token, body: { id: user.id, is_active: false } });
  await signInPlatform(api, 'super_user');
  const [platform] = await api.database.query<{ username: string; email: string }>(
    'select username, email from platform_users',
  );
  const unconfirmed = registrationDraft();
  await api.ok(register, { body: unconfirmed });
  const known = await api.request(requestPasswordReset, { body: { username: company.username } });
  await waitUntil('the code went out', async () => (await mailsTo(company.email)).length === 2);
  const wrong = await reset(company.username, otherThan(await lastCode(api.outbox, company.email)));
  assert.match(wrong.text, /"code":"wrong-or-expired"/);

  const outbox = (await readOutbox(api.outbox)).length;
  const without = [`nadie.${randomUUID()}`, user.username, platform?.username ?? '', unconfirmed.username];
  for (const username of without) {
    const asked = await api.request(requestPasswordReset, { body: { username } });
    assert.deepEqual([asked.status, asked.text], [known.status, known.text], username);
    const tried = await reset(username, '123456');
    assert.deepEqual([tried.status, tried.text], [wrong.status, wrong.text], username);
  }
  // What a mail would be written behind is through.
  await forget((await openCompany(api)).username, (await readOutbox(api.outbox)).at(-1)?.to ?? '');
  assert.equal((await readOutbox(api.outbox)).length, outbox + 2);
});

test('a code has five tries and a quarter of an hour, and another one takes its place', async () => {
  const { username, email } = await openCompany(api);
  const first = await forget(username, email);
  for (let tries = 0; tries < 5; tries++) assert.equal((await reset(username, otherThan(first))).status, 400);
  assert.match((await reset(username, first)).text, /wrong-or-expired/);

  await age('61 seconds');
  const second = await forget(username, email);
  await age('15 minutes');
  assert.match((await reset(username, second)).text, /wrong-or-expired/);

  const third = await forget(username, email);
  assert.equal((await reset(username, third)).status, 200);
});

test('a code goes out once a minute, by whichever of the two names, and six times a day', async () => {
  const { username, email } = await openCompany(api);
  const code = await forget(username, email);
  assert.equal((await api.refused(requestPasswordReset, { body: { username } })).status, 429);
  // Of a name that nobody has likewise.
  const nobody = { body: { username: `nadie.${randomUUID()}` } };
  await api.ok(requestPasswordReset, nobody);
  assert.equal((await api.refused(requestPasswordReset, nobody)).status, 429);
  // The first code is as good as before.
  await api.ok(requestPasswordReset, { body: { username: email } });
  assert.equal((await reset(username, code)).status, 200);

  for (let sent = 1; sent < 6; sent++) {
    await age('61 seconds');
    await forget(username, email);
  }
  await age('61 seconds');
  assert.equal((await api.refused(requestPasswordReset, { body: { username } })).status, 429);
});

test('two who have the code at once: one of them changes the password', async () => {
  const { username, email } = await openCompany(api);
  const code = await forget(username, email);
  const passwords = ['dos tazas de guayoyo', 'una arepa con queso'];
  const answers = await Promise.all(passwords.map((password) => reset(username, code, password)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
  const chosen = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
  await api.ok(login, { body: { username, password: chosen } });
});

test('a password that everybody tries first is refused, and the code stays good', async () => {
  const { username, email } = await openCompany(api);
  const code = await forget(username, email);
  for (const password of ['venezuela', username, email]) {
    const refused = await api.refused(resetPassword, { body: { username, code, password } });
    assert.deepEqual([refused.status, refused.fields], [400, { password: 'too-common' }], password);
  }
  assert.equal((await reset(username, code)).status, 200);
});
