import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  approveReport,
  type CallInput,
  type CallOutput,
  findSubscription,
  listSubscriptionHistory,
  reportInvoice,
} from '@cuadra/shared/contract';
import { addDays, companyDay, newId } from '@cuadra/shared/domain';
import { openCompany, signInPlatform, type TestCompany } from '../testing/company.ts';
import { setRate } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { balanceOf, raceForSubscription, recharge, report, reportDraft } from '../testing/subscription.ts';

const api = await startApi();
const root = await signInPlatform(api, 'super_user');
const today = companyDay(new Date());

type Decision = Omit<CallInput<typeof approveReport>['body'], 'invoice_report_id'>;

const request = ({ id }: { id: string }, given: Decision = {}) => ({
  token: root,
  body: { invoice_report_id: id, ...given },
});
const decide = (of: { id: string }, given: Decision = {}) => api.ok(approveReport, request(of, given));
const kindsOf = async ({ token }: TestCompany) =>
  (await api.ok(listSubscriptionHistory, { token })).items.map(({ kind, amount }) => `${kind} ${amount}`);
/** What a source published for a day. */
const publish = (rate: string, day: string, isSure = true) =>
  api.database.query(
    `insert into provider_rates (source, rate, effective_day, effective_at, is_sure)
     values ('dolarapi', $1, $2::date, start_of_day($2::date), $3)`,
    [rate, day, isSure],
  );

test('an approved payment is in the balance, and says when and by whom', async () => {
  const company = await openCompany(api);
  const waiting = await report(api, company, { amount: '6.00' });
  const approved = await decide(waiting);
  assert.deepEqual(
    [approved.status, approved.rate, approved.credited, approved.decided_by, approved.company.id],
    ['approved', '1', '6.00', 'Soporte', company.id],
  );
  assert.ok(approved.decided_at);
  assert.equal(await balanceOf(api, company), '6.00');
  const [seen] = (await api.ok(findSubscription, { token: company.token })).reports;
  assert.deepEqual([seen?.status, seen?.credited], ['approved', '6.00']);
  assert.ok(seen && !('decided_by' in seen), 'a company is not told who decided');
});

test('approved twice, one after the other or at once, it counts once', async () => {
  const company = await openCompany(api);
  const waiting = await report(api, company, { amount: '6.00' });
  const twin = await startApi({ database: api.database });
  const tasks = [api, api, twin, twin].map((copy) => () => copy.request(approveReport, request(waiting)));
  const answers = await raceForSubscription(api.database, company.id, tasks, tasks.length);
  for (const { status, text } of answers) assert.deepEqual([status, text], [200, answers[0]?.text]);
  assert.deepEqual(await decide(waiting), answers[0]?.body);
  assert.deepEqual(await kindsOf(company), ['recharge 6.00']);
  assert.equal(await balanceOf(api, company), '6.00');
});

test('two payments approved at once are both there', async () => {
  const company = await openCompany(api);
  const reports = [
    await report(api, company, { amount: '6.00' }),
    await report(api, company, { amount: '1.50' }),
  ];
  const tasks = reports.map((one) => () => decide(one));
  await raceForSubscription(api.database, company.id, tasks, tasks.length);
  assert.equal(await balanceOf(api, company), '7.50');
});

test('a waiting payment is refused by invert, an approved one is taken back; both may be approved after all', async () => {
  const company = await openCompany(api);
  const waiting = await report(api, company, { amount: '6.00' });
  assert.equal((await decide(waiting, { invert: true })).status, 'refused');
  assert.deepEqual(await kindsOf(company), []);
  assert.equal((await decide(waiting)).status, 'approved');
  for (let again = 0; again < 2; again++) {
    assert.equal((await decide(waiting, { invert: true })).status, 'refused');
    assert.deepEqual(await kindsOf(company), ['reversal -6.00', 'recharge 6.00']);
  }
  await decide(waiting);
  assert.equal(await balanceOf(api, company), '6.00');
});

test('approve and invert at once: the ledger agrees with whatever came last', async () => {
  for (let round = 0; round < 3; round++) {
    const company = await openCompany(api);
    const waiting = await report(api, company, { amount: '6.00' });
    const tasks = [false, true].map((invert) => () => decide(waiting, { invert }));
    await raceForSubscription(api.database, company.id, tasks, tasks.length);
    const { status } = (await api.ok(findSubscription, { token: company.token })).reports[0] ?? {};
    assert.equal(await balanceOf(api, company), status === 'approved' ? '6.00' : '0.00');
  }
});

test('bolívares count at the official rate of the day of the payment, whatever rate the company uses', async () => {
  await publish('800', addDays(today, -20));
  await publish('850.50', addDays(today, -10));
  await publish('900', addDays(today, -1));
  await publish('9', addDays(today, -1), false);
  const company = await openCompany(api, { with_auto_rate: false });
  await setRate(api, company, '1');
  const inVes = (date: string) => report(api, company, { amount: '8505', currency: 'VES', date });
  const friday = await inVes(addDays(today, -7));
  assert.deepEqual((await decide(friday)).rate, '850.5');
  assert.equal(await balanceOf(api, company), '10.00');
  assert.equal((await decide(await inVes(today))).credited, '9.45');

  // Nothing was published for that day nor shortly before it.
  const old = await inVes(addDays(today, -12));
  const { status, fields } = await api.refused(approveReport, request(old));
  assert.deepEqual([status, fields], [400, { rate: 'required' }]);
  assert.deepEqual((await decide(old, { rate: '810' })).credited, '10.50');
  assert.equal(await balanceOf(api, company), '29.95');
});

test('other currencies need a rate, and one that leaves nothing is refused', async () => {
  const company = await openCompany(api);
  const euros = await report(api, company, { amount: '9.00', currency: 'EUR' });
  assert.deepEqual((await api.refused(approveReport, request(euros))).fields, { rate: 'required' });
  assert.deepEqual((await api.refused(approveReport, request(euros, { rate: '100000' }))).fields, {
    rate: 'too-large',
  });
  assert.equal((await decide(euros, { rate: '0.9' })).credited, '10.00');
});

test('who decides sees that a reference was used before, by whichever company', async () => {
  const one = await report(api, await openCompany(api), { reference: 'REPETIDA' });
  const other = await report(api, await openCompany(api), { reference: 'repetida' });
  assert.equal((await decide(other)).same_reference, 1);
  await decide(one, { invert: true });
  assert.equal((await decide(other)).same_reference, 0);
});

test('a refused payment cannot be approved once another report has come in its place', async () => {
  const company = await openCompany(api);
  const refused = await report(api, company, { reference: 'En lugar de otro' });
  await decide(refused, { invert: true });
  await report(api, company, { reference: 'En lugar de otro' });
  const { status, fields } = await api.refused(approveReport, request(refused));
  assert.deepEqual([status, fields], [400, { reference: 'already-used' }]);
  assert.equal(await balanceOf(api, company), '0.00');
});

test('a report that nobody made is not found', async () => {
  const { status } = await api.refused(approveReport, request({ id: newId() }));
  assert.equal(status, 404);
});

test('two companies may use one id, and approving one approves no other', async () => {
  const id = newId();
  const [one, other] = [await openCompany(api), await openCompany(api)];
  const made: CallOutput<typeof reportInvoice>[] = [];
  for (const { token } of [one, other]) {
    made.push(await api.ok(reportInvoice, { token, body: { ...reportDraft(), id } }));
  }
  assert.notEqual(made[0]?.id, made[1]?.id);
  await decide(made[1] ?? assert.fail());
  assert.deepEqual([await balanceOf(api, one), await balanceOf(api, other)], ['0.00', '6.00']);
});

test('nobody of a company approves, not even what another company reported', async () => {
  const company = await openCompany(api);
  const { id } = await report(api, company);
  const inspector = await signInPlatform(api, 'inspector', company);
  for (const token of [company.token, inspector]) {
    const { status } = await api.refused(approveReport, { token, body: { invoice_report_id: id } });
    assert.equal(status, 403);
  }
  await recharge(api, company);
});
