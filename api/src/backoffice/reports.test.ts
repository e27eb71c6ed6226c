import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  approveReport,
  type CallInput,
  findReport,
  findSubscription,
  listReports,
} from '@cuadra/shared/contract';
import { newId, TRIAL_DAYS } from '@cuadra/shared/domain';
import pg from 'pg';
import { afterTests } from '../testing/after-tests.ts';
import { openCompany, signInPlatform } from '../testing/company.ts';
import { startApi } from '../testing/start-api.ts';
import { balanceOf, passDays, raceForSubscription, report } from '../testing/subscription.ts';

const api = await startApi();
const token = await signInPlatform(api, 'super_user');

const look = (id: string, query: CallInput<typeof findReport>['query'] = {}) =>
  api.ok(findReport, { token, params: { id }, query });
const decide = (id: string, body: Omit<CallInput<typeof approveReport>['body'], 'invoice_report_id'> = {}) =>
  api.ok(approveReport, { token, body: { invoice_report_id: id, ...body } });
const logOf = (id: string) =>
  api.database.query<{ action: string; reason: string }>(
    "select action, reason from audit_log where details->>'report_id' = $1 order by id",
    [id],
  );

test('what waits stands first, the oldest at its head, then what was decided last; page by page', async () => {
  const company = await openCompany(api, { company_name: 'Cola de pagos' });
  const ids: string[] = [];
  for (let n = 0; n < 6; n++) ids.push((await report(api, company)).id);
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = ids;
  for (const id of [c, a, e]) await decide(id);
  await decide(c, { invert: true, reason: 'No llegó' });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.ok(listReports, {
      token,
      query: { limit: 2, search: 'cola', ...(cursor ? { cursor } : {}) },
    });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor);
  assert.deepEqual(seen, [b, d, f, c, e, a]);
});

test('the queue is searched by company, reference and reporter, and held against a state', async () => {
  const company = await openCompany(api, { company_name: 'Ferretería Única', name: 'Zoraida Gil' });
  const one = await report(api, company, { reference: 'ABC-777' });
  const other = await report(api, company);
  await decide(other.id);
  const find = async (query: CallInput<typeof listReports>['query']) =>
    (await api.ok(listReports, { token, query })).items.map(({ id }) => id);
  assert.deepEqual(await find({ search: 'ferreteria' }), [one.id, other.id]);
  assert.deepEqual(await find({ search: 'abc-777' }), [one.id]);
  assert.deepEqual(await find({ search: 'zoraida', status: 'approved' }), [other.id]);
  assert.deepEqual(await find({ company_id: company.id, status: 'waiting' }), [one.id]);
});

test('what a decision makes of the subscription is told before it, and is what it then makes', async () => {
  const company = await openCompany(api);
  await passDays(api, company, TRIAL_DAYS + 3);
  const { id } = await report(api, company, { amount: '6.00' });
  const seen = await look(id);
  assert.deepEqual([seen.before.balance, seen.before.remaining_days], ['0.00', 0]);
  assert.deepEqual(
    [seen.after?.balance, seen.after?.credited, seen.after?.remaining_days],
    ['5.80', '6.00', 30],
  );
  assert.equal(await balanceOf(api, company), '0.00', 'a look decides nothing');
  await decide(id);
  const after = await api.ok(findSubscription, { token: company.token });
  assert.deepEqual([after.balance, after.expires_at], [seen.after?.balance, seen.after?.expires_at]);

  const back = await look(id);
  assert.deepEqual([back.before.balance, back.after?.balance], ['5.80', '-0.20']);
  await decide(id, { invert: true, reason: 'El banco lo devolvió' });
  assert.equal(await balanceOf(api, company), '-0.20');
  assert.deepEqual(
    (await logOf(id)).map(({ action, reason }) => [action, reason]),
    [
      ['payment.approved', ''],
      ['payment.taken-back', 'El banco lo devolvió'],
    ],
  );
});

test('why it cannot be approved is told before', async () => {
  const company = await openCompany(api);
  const euros = await report(api, company, { amount: '9.00', currency: 'EUR' });
  assert.deepEqual([(await look(euros.id)).problem, (await look(euros.id)).after], ['no-rate', null]);
  assert.equal((await look(euros.id, { rate: '100000' })).problem, 'too-small');
  assert.equal((await look(euros.id, { rate: '0.9' })).after?.credited, '10.00');
  const refused = await report(api, company, { reference: 'Otra vez' });
  await decide(refused.id, { invert: true });
  await report(api, company, { reference: 'otra vez' });
  assert.equal((await look(refused.id)).problem, 'already-used');
  assert.equal((await api.refused(findReport, { token, params: { id: newId() } })).status, 404);
});

test('the same reference elsewhere is told, whoever named it and whatever became of it', async () => {
  const [one, other] = [await openCompany(api), await openCompany(api)];
  const own = await report(api, one, { reference: 'VECES' });
  await decide(own.id, { invert: true });
  const theirs = await report(api, other, { reference: 'veces' });
  const mine = await report(api, one, { reference: 'Veces' });
  assert.deepEqual(
    (await look(mine.id)).same.map(({ id, status, company }) => [id, status, company.id]),
    [
      [theirs.id, 'waiting', other.id],
      [own.id, 'refused', one.id],
    ],
  );
  const cash = await report(api, one, { method: 'cash', reference: '' });
  assert.deepEqual((await look(cash.id)).same, []);
});

test('a refusal says why to who reported it, and an approval after all forgets it', async () => {
  const company = await openCompany(api);
  const { id } = await report(api, company);
  await decide(id, { invert: true, reason: 'La referencia no aparece en el banco' });
  const reason = async () =>
    (await api.ok(findSubscription, { token: company.token })).reports.find((one) => one.id === id)?.reason;
  assert.equal(await reason(), 'La referencia no aparece en el banco');
  await decide(id);
  assert.equal(await reason(), '');
});

test('who decides on what another has decided meanwhile is told so, and the first decision stands', async () => {
  const company = await openCompany(api);
  const { id } = await report(api, company, { amount: '6.00' });
  await decide(id, { seen: 'waiting' });
  const { status, message } = await api.refused(approveReport, {
    token,
    body: { invoice_report_id: id, invert: true, seen: 'waiting' },
  });
  assert.deepEqual([status, message], [409, 'ERROR_CONFLICT']);
  // Said again it is what there is already.
  assert.equal((await decide(id, { seen: 'waiting' })).status, 'approved');
  assert.equal(await balanceOf(api, company), '6.00');
  assert.equal((await logOf(id)).length, 1);
});

test('of two super users at once one decides, and the other is told', async () => {
  const company = await openCompany(api);
  const { id } = await report(api, company, { amount: '6.00' });
  const twin = await startApi({ database: api.database });
  const second = await signInPlatform(api, 'super_user');
  const tasks = [
    () => api.request(approveReport, { token, body: { invoice_report_id: id, seen: 'waiting' } }),
    () =>
      twin.request(approveReport, {
        token: second,
        body: { invoice_report_id: id, seen: 'waiting', invert: true },
      }),
  ];
  const answers = await raceForSubscription(api.database, company.id, tasks, tasks.length);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await logOf(id)).length, 1);
  const isApproved = answers[0]?.status === 200;
  assert.equal(await balanceOf(api, company), isApproved ? '6.00' : '0.00');
});

test('nobody who answers requests writes, changes or removes a line of the log', async () => {
  const company = await openCompany(api);
  const { id } = await report(api, company);
  await decide(id);
  for (const url of [api.database.appUrl, api.database.backofficeUrl]) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    afterTests(() => client.end());
    for (const statement of [
      "insert into audit_log (actor_id, actor_name, action) values (uuidv7(), 'x', 'payment.approved')",
      "update audit_log set reason = ''",
      'delete from audit_log',
      'truncate audit_log',
      "select audit(uuidv7(), 'payment.approved', null, '', '{}')",
    ]) {
      await assert.rejects(client.query(statement), { code: '42501' }, statement);
    }
  }
  assert.equal((await logOf(id)).length, 1);
});
