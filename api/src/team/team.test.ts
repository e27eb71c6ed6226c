import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { Secret, TOTP } from 'otpauth';
import { currentTime } from '../clock/clock.ts';
import { openCompany, signInPlatform } from '../testing/company.ts';
import { lastCode, readOutbox } from '../testing/outbox.ts';
import { startApi } from '../testing/start-api.ts';
import { waitUntil } from '../testing/wait-until.ts';

const START = '2026-12-01T12:00:00Z';
const PASSWORD = 'siete burros en la plaza';
const api = await startApi({ env: { CUADRA_TEST_CLOCK: START, PUBLIC_URL: 'https://cuadra.example.com' } });
const twin = await startApi({ database: api.database, env: { CUADRA_TEST_CLOCK: START } });
const token = await signInPlatform(api, 'super_user');
const me = await idOf(token);

async function idOf(of: string): Promise<string> {
  return (await api.ok(contract.verifySession, { token: of })).user.id;
}

let count = 0;
const somebody = (kind: contract.PlatformKind = 'super_user') => {
  count += 1;
  const username = `equipo.${count}`;
  return { kind, name: 'Luisa Mora', username, email: `${username}@cuadra.example`, request_id: newId() };
};

const memberOf = async (id: string, by = token) => {
  const { items } = await api.ok(contract.listTeam, { token: by });
  const member = items.find((one) => one.id === id);
  assert.ok(member);
  return member;
};

/** What the log says of somebody, the first line first. */
const logOf = (id: string) =>
  api.database.query<{ action: string; actor_id: string; reason: string; details: Record<string, unknown> }>(
    "select action, actor_id, reason, details from audit_log where details ->> 'member_id' = $1 order by id",
    [id],
  );

const setActive = (id: string, is_active: boolean, by = token) =>
  api.request(contract.setTeamMemberActive, { token: by, params: { id }, body: { is_active } });

const mailsTo = async (email: string) => (await readOutbox(api.outbox)).filter(({ to }) => to === email);

/** The code that went out to an address, behind the invitation. */
async function codeFor(email: string): Promise<string> {
  await waitUntil('the invitation and the code', async () => (await mailsTo(email)).length === 2);
  return lastCode(api.outbox, email);
}

/** Somebody who has chosen a password with the mailed code, and is signed in by it. */
async function join(kind: contract.PlatformKind = 'super_user') {
  const { request_id, ...person } = somebody(kind);
  const { id } = await api.ok(contract.addTeamMember, { token, body: { ...person, request_id } });
  await api.ok(contract.requestPasswordReset, { body: { username: person.username } });
  const code = await codeFor(person.email);
  const { username } = person;
  const opened = await api.ok(contract.resetPassword, { body: { username, code, password: PASSWORD } });
  return { id, ...person, token: opened.token };
}

test('who is added is told by mail, chooses a password with a code of their own, once, and works', async () => {
  const body = somebody();
  const { id } = await api.ok(contract.addTeamMember, { token, body });
  const before = await memberOf(id);
  assert.deepEqual(
    [before.is_active, before.has_password, before.has_second_factor, before.last_seen_at, before.sessions],
    [true, false, false, null, []],
  );
  await waitUntil('the invitation', async () => (await mailsTo(body.email)).length === 1);
  const [invitation] = await mailsTo(body.email);
  assert.match(invitation?.text ?? '', /https:\/\/cuadra\.example\.com\/forgot-password/);
  assert.match(invitation?.text ?? '', new RegExp(body.username));
  const { username } = body;
  // Nobody signs in without a password.
  assert.equal((await api.request(contract.login, { body: { username, password: PASSWORD } })).status, 401);

  await api.ok(contract.requestPasswordReset, { body: { username } });
  const code = await codeFor(body.email);
  const reset = (wanted: string, password: string) =>
    api.request(contract.resetPassword, { body: { username, code: wanted, password } });
  assert.equal((await reset(code === '111111' ? '111112' : '111111', PASSWORD)).status, 400);
  assert.match((await reset(code, body.email)).text, /too-common/);
  const answers = await Promise.all([reset(code, PASSWORD), reset(code, PASSWORD)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400], 'a code is good once');
  const { token: own } = await api.ok(contract.login, { body: { username, password: PASSWORD } });
  assert.equal((await memberOf(id, own)).has_password, true);

  // From here on no mail box opens anything.
  await api.letPass(120);
  await api.ok(contract.requestPasswordReset, { body: { username } });
  assert.equal((await reset(code, 'otra muy larga de verdad')).status, 400);
  await api.ok(contract.login, { body: { username, password: PASSWORD } });
  assert.equal(
    (await mailsTo(body.email)).filter(({ text }) => /Tu código para elegir/.test(text)).length,
    1,
  );
  const [line] = await logOf(id);
  assert.deepEqual(
    [line?.action, line?.actor_id, line?.details],
    ['team.added', me, { member_id: id, name: 'Luisa Mora', username, kind: 'super_user' }],
  );
  const [listed] = (await api.ok(contract.listAuditLog, { token, query: { search: username } })).items;
  assert.equal(listed?.action, 'team.added', 'the log is searched by whom it was done to');
});

test('the same request again, also at once and on another copy, adds nobody twice', async () => {
  const asked = { token, body: somebody() };
  const answers = await Promise.all([api, twin, api].map((copy) => copy.ok(contract.addTeamMember, asked)));
  const ids = new Set(answers.map(({ id }) => id));
  assert.equal(ids.size, 1);
  const [id = ''] = ids;
  assert.equal((await logOf(id)).length, 1);
  // Of somebody else the id says nothing.
  const other = await signInPlatform(api, 'super_user');
  const taken = await api.refused(contract.addTeamMember, {
    token: other,
    body: { ...somebody(), request_id: asked.body.request_id },
  });
  assert.equal(taken.status, 409);
});

test('a username or a mail address that anybody has is not given again', async () => {
  const company = await openCompany(api);
  const { username, email } = await memberOf(me);
  for (const [field, value] of [
    ['username', company.username],
    ['username', username],
    ['email', company.email],
    ['email', email],
  ] as const) {
    const refused = await api.refused(contract.addTeamMember, {
      token,
      body: { ...somebody(), [field]: value },
    });
    assert.deepEqual([refused.status, refused.fields], [400, { [field]: 'already-used' }]);
  }
});

test('who is shut out is out at once, signs in nowhere, and comes back without the sessions from before', async () => {
  const member = await join();
  const { username } = member;
  assert.equal((await setActive(member.id, false)).status, 204);
  assert.equal((await api.refused(contract.listTeam, { token: member.token })).status, 401);
  const refused = await api.refused(contract.login, { body: { username, password: PASSWORD } });
  assert.equal(refused.message, 'ERROR_USER_INACTIVE');
  assert.equal((await setActive(member.id, false)).status, 204, 'what is so already is left as it is');
  assert.deepEqual((await memberOf(member.id)).sessions, []);
  assert.equal((await setActive(member.id, true)).status, 204);
  assert.equal((await api.refused(contract.listTeam, { token: member.token })).status, 401);
  await api.ok(contract.login, { body: { username, password: PASSWORD } });
  assert.deepEqual(
    (await logOf(member.id)).map(({ action }) => action),
    ['team.added', 'team.deactivated', 'team.reactivated'],
  );
});

test('an inspector who is shut out has left the company that they were in', async () => {
  const inspector = await join('inspector');
  const company = await openCompany(api);
  await api.ok(contract.changeInspector, {
    token: inspector.token,
    body: { company_id: company.id, reason: 'Ayuda' },
  });
  assert.equal((await setActive(inspector.id, false)).status, 204);
  const [visit] = await api.database.query<{ left_at: Date | null }>(
    'select left_at from inspector_visits where inspector_id = $1',
    [inspector.id],
  );
  assert.ok(visit?.left_at);
  assert.equal((await api.refused(contract.verifySession, { token: inspector.token })).status, 401);
});

test('nobody shuts themselves out, and of two who shut each other out at once one is left', async () => {
  const own = await api.refused(contract.setTeamMemberActive, {
    token,
    params: { id: me },
    body: { is_active: false },
  });
  assert.deepEqual([own.status, own.details], [409, { reason: 'own' }]);
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await join(), await join()];
    const statuses = await Promise.all([
      setActive(other.id, false, one.token),
      twin.request(contract.setTeamMemberActive, {
        token: other.token,
        params: { id: one.id },
        body: { is_active: false },
      }),
    ]);
    assert.deepEqual(statuses.map(({ status }) => status).sort(), [204, 401]);
    const left = [await memberOf(one.id), await memberOf(other.id)].filter(({ is_active }) => is_active);
    assert.equal(left.length, 1, 'a last super user always remains');
  }
  assert.equal((await setActive(newId(), false)).status, 404);
  const { user } = await openCompany(api);
  assert.equal((await setActive(user.id, false)).status, 404, 'a user of a company is nobody of the team');
});

test('sessions are ended one by one or all, but never the one that it is done with', async () => {
  const member = await join();
  const { username } = member;
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';
  await api.database.query('update sessions set user_agent = $1 where user_id = $2', [agent, member.id]);
  const second = await api.ok(contract.login, { body: { username, password: PASSWORD } });
  const third = await api.ok(contract.login, { body: { username, password: PASSWORD } });
  const { sessions } = await memberOf(member.id, second.token);
  assert.equal(sessions.length, 3);
  assert.equal(sessions.filter(({ is_current }) => is_current).length, 1);
  const first = sessions.find(({ device }) => device.name === 'Chrome en Windows');
  assert.ok(first);
  const end = (session_id?: string, by = token) =>
    api.ok(contract.endTeamSessions, {
      token: by,
      params: { id: member.id },
      query: session_id === undefined ? {} : { session_id },
    });
  await end(first.id);
  await end(first.id);
  assert.equal((await api.refused(contract.verifySession, { token: member.token })).status, 401);
  await api.ok(contract.verifySession, { token: second.token });
  await end(undefined, second.token);
  await api.ok(contract.verifySession, { token: second.token });
  assert.equal((await api.refused(contract.verifySession, { token: third.token })).status, 401);
  // Of somebody else's no id is good.
  const [mine] = (await memberOf(me)).sessions;
  await end(mine?.id);
  await api.ok(contract.verifySession, { token });
  await end();
  assert.equal((await api.refused(contract.verifySession, { token: second.token })).status, 401);
  assert.deepEqual(
    (await logOf(member.id)).map(({ action, details }) => [action, details.sessions]),
    [
      ['team.added', undefined],
      ['team.sessions-ended', 1],
      ['team.sessions-ended', 1],
      ['team.sessions-ended', 1],
    ],
    'what ended nothing is no line',
  );
});

test('a second factor is taken off who lost it, with a reason, a mail and an end of their sessions; never one’s own', async () => {
  const member = await join();
  const begun = await api.ok(contract.beginSecondFactor, {
    token: member.token,
    body: { password: PASSWORD },
  });
  const totp = new TOTP({ secret: Secret.fromBase32(begun.secret) });
  await api.ok(contract.confirmSecondFactor, {
    token: member.token,
    body: { code: totp.generate({ timestamp: currentTime().getTime() }) },
  });
  const body = { reason: 'Le robaron el teléfono' };
  const own = await api.refused(contract.removeTeamSecondFactor, {
    token: member.token,
    params: { id: member.id },
    body,
  });
  assert.equal(own.status, 409);
  assert.equal((await memberOf(member.id)).has_second_factor, true);
  await api.ok(contract.removeTeamSecondFactor, { token, params: { id: member.id }, body });
  // Once more changes nothing.
  await api.ok(contract.removeTeamSecondFactor, { token, params: { id: member.id }, body });
  assert.equal((await memberOf(member.id)).has_second_factor, false);
  assert.equal((await api.refused(contract.verifySession, { token: member.token })).status, 401);
  const { username } = member;
  await api.ok(contract.login, { body: { username, password: PASSWORD } });
  await waitUntil('a mail about it', async () =>
    (await mailsTo(member.email)).some(({ text }) => /se quitó la verificación/.test(text)),
  );
  const lines = await logOf(member.id);
  assert.deepEqual(
    lines.map(({ action, reason }) => [action, reason]),
    [
      ['team.added', ''],
      ['team.second-factor-removed', 'Le robaron el teléfono'],
    ],
  );
});

test('only super users see or do any of it', async () => {
  const inspector = await signInPlatform(api, 'inspector');
  const { token: owner } = await openCompany(api);
  for (const by of [inspector, owner]) {
    assert.equal((await api.request(contract.listTeam, { token: by })).status, 403);
    assert.equal((await api.request(contract.addTeamMember, { token: by, body: somebody() })).status, 403);
    assert.equal((await setActive(me, false, by)).status, 403);
  }
  for (const statement of [
    'select * from list_team(null)',
    `select set_team_member_active('${me}', '${me}', false)`,
    `insert into platform_users (id, kind, name, username, email) values (uuidv7(), 'super_user', 'x', 'x', 'x')`,
    'select * from platform_codes',
  ]) {
    await assert.rejects(
      api.database.query(`do $$ begin set local role cuadra_app; execute $s$${statement}$s$; end $$`),
      /permission denied/,
      statement,
    );
  }
});
