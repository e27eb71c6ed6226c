import assert from 'node:assert/strict';
import { test } from 'node:test';
import { login, register, resendCode, verifyRegistration, verifySession } from '@cuadra/shared/contract';
import { allPermissions, newId, OWNER_ROLE_ID } from '@cuadra/shared/domain';
import { openCompany, registrationDraft } from '../testing/company.ts';
import { lastCode, readOutbox } from '../testing/outbox.ts';
import { startApi } from '../testing/start-api.ts';
import { hire } from '../testing/team.ts';
import { waitUntil } from '../testing/wait-until.ts';

const api = await startApi();

async function registered(given: Parameters<typeof registrationDraft>[0] = {}) {
  const draft = registrationDraft(given);
  const { user_id } = await api.ok(register, { body: draft });
  return { draft, user_id, code: await lastCode(api.outbox, draft.email) };
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** As if the last code had gone out that long ago. */
const age = async (userId: string, interval: string) => {
  await api.database.query(
    'update mailed_codes set sent_at = sent_at - $2::interval, expires_at = expires_at - $2::interval where user_id = $1',
    [userId, interval],
  );
  await api.database.query(
    'update mail_counts set last_at = last_at - $1::interval, first_at = first_at - $1::interval',
    [interval],
  );
};

test('whoever fills in the least gets the defaults of the registration draft', async () => {
  const { draft, user_id, code } = await registered();
  const { token, user } = await api.ok(verifyRegistration, { body: { user_id, code } });
  assert.deepEqual(user, {
    id: user_id,
    name: draft.name,
    username: draft.username,
    email: draft.email,
    role_id: OWNER_ROLE_ID,
    identification: null,
    identification_type: 'V',
    country: 'VE',
    super_user: false,
    inspector: false,
    last_seen_at: user.last_seen_at,
    image: null,
  });
  assert.ok(user.last_seen_at, 'who has come in was seen');
  const state = await api.ok(verifySession, { token });
  assert.deepEqual(state.role, { id: OWNER_ROLE_ID, name: 'Propietario', max_discount: '100' });
  assert.deepEqual(state.permissions, allPermissions());
  assert.deepEqual(state.company, {
    id: state.company?.id,
    name: draft.company_name,
    legal_name: draft.company_name,
    identification: null,
    identification_type: 'J',
    address: null,
    country: 'VE',
  });
  assert.equal(state.currencies_used?.main, 'VES');
  assert.equal(state.currencies_used?.alternative, 'USD');
  assert.equal(state.configuration?.with_auto_rate, true);
  assert.equal(state.subscription?.billing_type, 'monthly');
  assert.equal(state.subscription?.freeSubscription, true);
  assert.equal(state.isExpired, false);
});

test('what a person fills in is kept, identifications by their digits', async () => {
  const { user, token } = await openCompany(api, {
    identification: '14.203.118',
    identification_type: 'E',
    company_name: 'Inversiones Ñandú',
    company_identification: '07013380-5',
    company_identification_type: 'G',
    withoutLegalCompany: true,
    billingType: 'yearly',
    main_currency: 'USD',
    alt_currency: 'EUR',
    with_auto_rate: false,
    country: 'DO',
  });
  assert.equal(user.identification, '14203118');
  assert.equal(user.identification_type, 'E');
  const { company, currencies_used, configuration, subscription } = await api.ok(verifySession, { token });
  assert.equal(company?.name, 'Inversiones Ñandú');
  assert.equal(company?.legal_name, null);
  assert.equal(company?.identification, '070133805');
  assert.equal(company?.identification_type, 'G');
  assert.equal(company?.country, 'DO');
  assert.deepEqual([currencies_used?.main, currencies_used?.alternative], ['USD', 'EUR']);
  assert.equal(configuration?.with_auto_rate, false);
  assert.equal(subscription?.billing_type, 'yearly');
});

test('the code goes out by mail, in Spanish, and nowhere else', async () => {
  const draft = registrationDraft();
  const answer = await api.request(register, { body: draft });
  const code = await lastCode(api.outbox, draft.email);
  const mail = (await readOutbox(api.outbox)).find(({ to }) => to === draft.email);
  assert.equal(mail?.from, 'Cuadra <cuadra@localhost>');
  assert.match(
    mail?.text ?? '',
    new RegExp(`^Hola, María Pérez:\n\nTu código para entrar en Cuadra es ${code}\\.`),
  );
  assert.ok(!answer.text.includes(code));
  const rows = await api.database.query('select code_hash::text from mailed_codes');
  assert.ok(!JSON.stringify(rows).includes(Buffer.from(code).toString('hex')));
});

test('before the code nobody gets in, and only the password tells that there is somebody', async () => {
  const { draft, user_id } = await registered();
  const { username, password } = draft;
  const right = await api.refused(login, { body: { username, password } });
  assert.deepEqual([right.status, right.message], [403, 'ERROR_USER_NOT_VERIFIED']);
  assert.deepEqual(right.details, { user_id });
  const wrong = await api.refused(login, { body: { username, password: 'otra clave' } });
  assert.deepEqual([wrong.status, wrong.message, wrong.details], [401, 'ERROR_INVALID_CREDENTIALS', {}]);
});

test('a code works once', async () => {
  const { user_id, code } = await registered();
  await api.ok(verifyRegistration, { body: { user_id, code } });
  const { status, fields } = await api.refused(verifyRegistration, { body: { user_id, code } });
  assert.deepEqual([status, fields], [400, { code: 'expired' }]);
});

test('the fifth wrong try is the last: then not even the right code works, until a new one goes out', async () => {
  const { draft, user_id, code } = await registered();
  for (let i = 0; i < 5; i++) {
    const { status, fields } = await api.refused(verifyRegistration, {
      body: { user_id, code: otherThan(code) },
    });
    assert.deepEqual([status, fields], [400, { code: 'wrong' }]);
  }
  const { fields } = await api.refused(verifyRegistration, { body: { user_id, code } });
  assert.deepEqual(fields, { code: 'expired' });
  await age(user_id, '61 seconds');
  await api.ok(resendCode, { params: { user_id } });
  const fresh = await lastCode(api.outbox, draft.email);
  await api.ok(verifyRegistration, { body: { user_id, code: fresh } });
});

test('five tries are five tries, also when they come side by side', async () => {
  const { user_id, code } = await registered();
  const body = { user_id, code: otherThan(code) };
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => api.refused(verifyRegistration, { body })),
  );
  assert.equal(answers.filter(({ fields }) => fields.code === 'wrong').length, 5);
});

test('a code lives 15 minutes', async () => {
  const young = await registered();
  await age(young.user_id, '14 minutes 50 seconds');
  await api.ok(verifyRegistration, { body: { user_id: young.user_id, code: young.code } });
  const old = await registered();
  await age(old.user_id, '15 minutes');
  const { fields } = await api.refused(verifyRegistration, {
    body: { user_id: old.user_id, code: old.code },
  });
  assert.deepEqual(fields, { code: 'expired' });
});

test('a code is sent again once a minute, and replaces the one before', async () => {
  const { draft, user_id, code } = await registered();
  const early = await api.refused(resendCode, { params: { user_id } });
  assert.deepEqual([early.status, early.message], [429, 'ERROR_TOO_MANY_REQUESTS']);
  await age(user_id, '59 seconds');
  await api.refused(resendCode, { params: { user_id } });
  await age(user_id, '2 seconds');
  await api.ok(resendCode, { params: { user_id } });
  await api.refused(resendCode, { params: { user_id } });
  const mails = (await readOutbox(api.outbox)).filter(({ to }) => to === draft.email);
  assert.equal(mails.length, 2);
  const fresh = await lastCode(api.outbox, draft.email);
  if (fresh !== code) {
    const { fields } = await api.refused(verifyRegistration, { body: { user_id, code } });
    assert.deepEqual(fields, { code: 'wrong' });
  }
  await api.ok(verifyRegistration, { body: { user_id, code: fresh } });
});

test('who does not exist, and who is confirmed already, is told the same by both calls', async () => {
  const unknown = newId();
  const { user } = await openCompany(api);
  await age(user.id, '61 seconds');
  const before = (await readOutbox(api.outbox)).length;
  for (const user_id of [unknown, user.id]) {
    await api.ok(resendCode, { params: { user_id } });
    assert.equal((await api.refused(resendCode, { params: { user_id } })).status, 429);
    const { status, fields } = await api.refused(verifyRegistration, { body: { user_id, code: '000000' } });
    assert.deepEqual([status, fields], [400, { code: 'expired' }]);
  }
  assert.equal((await readOutbox(api.outbox)).length, before);
});

test('a code is sent six times a day at most, the first one with it', async () => {
  const { draft, user_id } = await registered();
  for (let i = 0; i < 5; i++) {
    await age(user_id, '61 seconds');
    await api.ok(resendCode, { params: { user_id } });
  }
  await age(user_id, '61 seconds');
  assert.equal((await api.refused(resendCode, { params: { user_id } })).status, 429);
  assert.equal((await readOutbox(api.outbox)).filter(({ to }) => to === draft.email).length, 6);
  await age(user_id, '25 hours');
  await api.ok(resendCode, { params: { user_id } });
});

test('one address gets ten mails a day at most, whoever registers with it', async () => {
  const { email } = registrationDraft();
  for (let i = 0; i < 10; i++) {
    const { user_id } = await api.ok(register, { body: registrationDraft({ email }) });
    await age(user_id, '16 minutes');
  }
  const { status } = await api.refused(register, { body: registrationDraft({ email }) });
  assert.equal(status, 429);
});

test('what nobody confirmed in time gives way to who registers next', async () => {
  const { draft, user_id } = await registered();
  const again = () => registrationDraft({ username: draft.username, email: draft.email });
  const early = await api.refused(register, { body: again() });
  assert.deepEqual(early.fields, { username: 'already-used', email: 'already-used' });
  await age(user_id, '16 minutes');
  const [{ before = 0 } = {}] = await countCompanies();
  const next = await api.ok(register, { body: again() });
  assert.deepEqual(await countCompanies(), [{ before }]);
  const code = await lastCode(api.outbox, draft.email);
  const late = await api.refused(verifyRegistration, { body: { user_id, code } });
  assert.deepEqual(late.fields, { code: 'expired' });
  const { user } = await api.ok(verifyRegistration, { body: { user_id: next.user_id, code } });
  assert.equal(user.id, next.user_id);
  // Once it is confirmed nobody takes it.
  await age(user.id, '3 days');
  assert.deepEqual((await api.refused(register, { body: again() })).fields, early.fields);
});

test('a username that a registration holds no more is free for an employee, too', async () => {
  const company = await openCompany(api);
  const { draft, user_id } = await registered();
  await age(user_id, '16 minutes');
  const { user } = await hire(api, company, { role_id: OWNER_ROLE_ID, username: draft.username });
  assert.equal(user.username, draft.username);
});

test('after a day nothing is left of a registration that nobody confirmed', async () => {
  const { user_id } = await registered();
  const confirmed = await openCompany(api);
  await age(user_id, '25 hours');
  await api.database.query("update companies set created_at = created_at - interval '25 hours'");
  const companyOf = () =>
    api.database.query<{ company_id: string }>('select company_id from users where id = $1', [user_id]);
  const [{ company_id } = { company_id: '' }] = await companyOf();
  await startApi({ database: api.database });
  await waitUntil('it was removed', async () => (await companyOf()).length === 0);
  for (const table of [
    'companies',
    'payment_methods',
    'subscriptions',
    'measures',
    'company_configurations',
  ]) {
    const column = table === 'companies' ? 'id' : 'company_id';
    assert.deepEqual(
      await api.database.query(`select from ${table} where ${column} = $1`, [company_id]),
      [],
      table,
    );
  }
  await api.ok(verifySession, { token: confirmed.token });
});

test('a name is a name: one line, no message and no link', async () => {
  for (const [name, reason] of [
    ['María\nGanaste', 'not-plain-text'],
    ['María\tPérez', 'not-plain-text'],
    ['María\u2028Pérez', 'not-plain-text'],
    ['María \u202EzeréP', 'not-plain-text'],
    ['Entra en https://malo.example', 'not-a-name'],
    ['Entra en WWW.malo.example', 'not-a-name'],
    ['<b>María</b>', 'not-a-name'],
  ] as const) {
    assert.deepEqual((await api.refused(register, { body: registrationDraft({ name }) })).fields, {
      name: reason,
    });
    const { fields } = await api.refused(register, { body: registrationDraft({ company_name: name }) });
    assert.deepEqual(fields, { company_name: reason });
  }
});

test('a username and a mail address belong to one person, however they are written', async () => {
  const { username, email } = await openCompany(api);
  const taken = async (given: Parameters<typeof registrationDraft>[0]) => {
    const { status, message, fields } = await api.refused(register, { body: registrationDraft(given) });
    assert.deepEqual([status, message], [400, 'ERROR_VALIDATION']);
    return fields;
  };
  assert.deepEqual(await taken({ username: username.toUpperCase() }), { username: 'already-used' });
  assert.deepEqual(await taken({ email: email.toUpperCase() }), { email: 'already-used' });
  assert.deepEqual(await taken({ username, email }), { username: 'already-used', email: 'already-used' });
});

test('of two who want one username at the same moment one gets it, and no half company is left', async () => {
  const [{ before = 0 } = {}] = await countCompanies();
  const { username } = registrationDraft();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => api.request(register, { body: registrationDraft({ username }) })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400, 400, 400]);
  for (const { status, body } of answers) {
    if (status === 400) {
      assert.deepEqual(body, {
        error: { message: 'ERROR_VALIDATION', fields: { username: 'already-used' } },
      });
    }
  }
  assert.deepEqual(await countCompanies(), [{ before: before + 1 }]);
});

test('what cannot be is said on its field, and nothing is written', async () => {
  const before = await countCompanies();
  const wrong: [Parameters<typeof registrationDraft>[0], Record<string, string>][] = [
    [{ identification: '12' }, { identification: 'not-an-identification' }],
    [{ company_identification: '1234' }, { company_identification: 'not-an-identification' }],
    [{ main_currency: 'XXX' }, { main_currency: 'unknown-currency' }],
    [{ alt_currency: 'ZZZ' }, { alt_currency: 'unknown-currency' }],
    [{ password: 'corta' }, { password: 'too-short' }],
    [{ username: 'dos palabras' }, { username: 'not-a-username' }],
    [{ email: 'no es un correo' }, { email: 'not-an-email' }],
    [{ name: '   ' }, { name: 'required' }],
    [{ company_name: '' }, { company_name: 'required' }],
  ];
  for (const [given, expected] of wrong) {
    const { status, fields } = await api.refused(register, { body: registrationDraft(given) });
    assert.deepEqual([status, fields], [400, expected]);
  }
  assert.deepEqual(await countCompanies(), before);
});

function countCompanies() {
  return api.database.query<{ before: number }>('select count(*)::int as before from companies');
}
