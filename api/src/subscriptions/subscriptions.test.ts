import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findSubscription,
  listPlans,
  listSubscriptionAlerts,
  listSubscriptionHistory,
  register,
  reportInvoice,
} from '@cuadra/shared/contract';
import { addDays, companyDay, newId, type Permission, TRIAL_DAYS } from '@cuadra/shared/domain';
import { openCompany, registrationDraft, signInAs } from '../testing/company.ts';
import { race } from '../testing/race.ts';
import { startApi } from '../testing/start-api.ts';
import { passDays, recharge, report, reportDraft } from '../testing/subscription.ts';

const api = await startApi();
const company = await openCompany(api);
const { token } = company;
const today = companyDay(new Date());

test('the plans can be read before anybody is registered', async () => {
  const { items } = await api.ok(listPlans);
  assert.deepEqual(
    items.map(({ id, monthly_price, yearly_price, modules }) => [id, monthly_price, yearly_price, modules]),
    [
      ['basic', '6.00', '60.00', ['print']],
      ['store', '12.00', '120.00', ['print', 'ecommerce']],
      ['industry', '18.00', '180.00', ['print', 'ecommerce', 'formulas']],
    ],
  );
});

test('a company begins with the plan and the billing of its registration, free for 15 days', async () => {
  const chosen = await openCompany(api, { plan: 'industry', billingType: 'yearly' });
  const seen = await api.ok(findSubscription, { token: chosen.token });
  assert.deepEqual(
    [seen.plan.id, seen.billing_type, seen.price, seen.freeSubscription, seen.remaining_days, seen.balance],
    ['industry', 'yearly', '180.00', true, TRIAL_DAYS, '0.00'],
  );
  assert.equal(seen.paid_through, addDays(today, TRIAL_DAYS - 1));
  const { status, fields } = await api.refused(register, { body: registrationDraft({ plan: 'gold' }) });
  assert.deepEqual([status, fields], [400, { plan: 'unknown-plan' }]);
});

test('a reported payment waits, and changes nothing before it is approved', async () => {
  const draft = reportDraft({ note: 'Recarga de noviembre', amount: 10 });
  const made = await api.ok(reportInvoice, { token, body: draft });
  assert.deepEqual(made, {
    id: made.id,
    method: 'zelle',
    reference: draft.reference,
    amount: '10.00',
    currency: 'USD',
    date: today,
    note: 'Recarga de noviembre',
    has_picture: false,
    status: 'waiting',
    rate: null,
    reason: '',
    credited: null,
    user: company.user.name,
    create_at: made.create_at,
    decided_at: null,
  });
  const { balance, reports } = await api.ok(findSubscription, { token });
  assert.deepEqual([balance, reports], ['0.00', [made]]);
});

test('one id is one report, sent ten times at once or with another body', async () => {
  const body = { ...reportDraft(), id: newId() };
  const send = () => api.request(reportInvoice, { token, body });
  const answers = await race(
    api.database,
    'invoice_reports',
    Array.from({ length: 10 }, () => send),
  );
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  const refused = await api.refused(reportInvoice, { token, body: { ...body, amount: '7' } });
  assert.deepEqual([refused.status, refused.fields], [409, { id: 'already-used' }]);
});

test('one payment is reported once, whatever its id', async () => {
  const first = await report(api, company, { reference: 'Abc-1' });
  const again = reportDraft({ reference: 'ABC-1' });
  const { status, fields } = await api.refused(reportInvoice, { token, body: again });
  assert.deepEqual([status, fields], [400, { reference: 'already-used' }]);
  // By another way, or by another company, it is another payment.
  await report(api, company, { reference: 'Abc-1', method: 'transfer' });
  await report(api, await openCompany(api), { reference: 'Abc-1' });
  await report(api, company, { method: 'cash', reference: '' });
  await report(api, company, { method: 'cash', reference: '' });
  assert.equal(first.status, 'waiting');
});

test('what cannot be a payment is refused by its field', async () => {
  const wrong: [Parameters<typeof reportDraft>[0], object][] = [
    [{ reference: ' ' }, { reference: 'required' }],
    [{ amount: '0' }, { amount: 'must-be-positive' }],
    [{ currency: 'XXX' }, { currency: 'unknown-currency' }],
    [{ date: addDays(today, 1) }, { date: 'in-the-future' }],
    [{ date: addDays(today, -91) }, { date: 'too-old' }],
  ];
  for (const [given, fields] of wrong) {
    const refused = await api.refused(reportInvoice, { token, body: reportDraft(given) });
    assert.deepEqual([refused.status, refused.fields], [400, fields], JSON.stringify(given));
  }
});

test('consumptions and payments are each for who may view them', async () => {
  const paying = await openCompany(api);
  await recharge(api, paying, { amount: '6.00' });
  await passDays(api, paying, TRIAL_DAYS + 1);
  const view: Permission = ['subscription', 'view_subscription'];
  const look = async (only: Permission[]) => {
    const as = await signInAs(api, paying, { only });
    const { items } = await api.ok(listSubscriptionHistory, { token: as });
    const { reports } = await api.ok(findSubscription, { token: as });
    return [items.map(({ kind, balance }) => [kind, balance]), reports.length];
  };
  const consumption = ['consumption', null];
  assert.deepEqual(await look([view]), [[], 0]);
  assert.deepEqual(await look([view, ['subscription', 'view_consumptions']]), [
    [consumption, consumption],
    0,
  ]);
  assert.deepEqual(await look([view, ['subscription', 'view_payments']]), [[['recharge', null]], 1]);
  assert.deepEqual(
    await look([view, ['subscription', 'view_payments'], ['subscription', 'view_consumptions']]),
    [
      [
        ['consumption', '5.60'],
        ['consumption', '5.80'],
        ['recharge', '6.00'],
      ],
      1,
    ],
  );
});

test('pages of the history follow each other, each entry once', async () => {
  const paying = await openCompany(api);
  await recharge(api, paying, { amount: '6.00' });
  await passDays(api, paying, TRIAL_DAYS + 19);
  const numbers: number[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 8, ...(cursor ? { cursor } : {}) };
    const page = await api.ok(listSubscriptionHistory, { token: paying.token, query });
    numbers.push(...page.items.map(({ number }) => number));
    cursor = page.next ?? undefined;
  } while (cursor);
  assert.deepEqual(
    numbers,
    Array.from({ length: 21 }, (_, index) => 21 - index),
  );
});

test('an alert warns in the last three days and after the end', async () => {
  const ending = await openCompany(api);
  const alerts = async () => (await api.ok(listSubscriptionAlerts, { token: ending.token })).items;
  await passDays(api, ending, TRIAL_DAYS - 4);
  assert.deepEqual(await alerts(), []);
  for (const remainingDays of [3, 2, 1, 0, 0]) {
    await passDays(api, ending, 1);
    assert.deepEqual(await alerts(), [{ id: ending.id, type: 'warning', remainingDays }]);
  }
});

test('a company sees nothing of what another one reported, paid or used up', async () => {
  const other = await openCompany(api);
  await recharge(api, other, { reference: 'de otro' });
  const { reports, balance } = await api.ok(findSubscription, { token });
  assert.equal(balance, '0.00');
  assert.ok(reports.every(({ reference }) => reference !== 'de otro'));
  assert.deepEqual((await api.ok(listSubscriptionHistory, { token })).items, []);
});
