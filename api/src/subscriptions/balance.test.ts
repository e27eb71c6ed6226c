import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  approveReport,
  findSubscription,
  listProducts,
  listSubscriptionHistory,
  verifySession,
} from '@cuadra/shared/contract';
import {
  addDays,
  BILLING_TYPES,
  companyDay,
  dayPrice,
  daysLasting,
  exact,
  TRIAL_DAYS,
  toMoney,
} from '@cuadra/shared/domain';
import fc from 'fast-check';
import { connect } from '../database/connect.ts';
import { afterTests } from '../testing/after-tests.ts';
import { openCompany, signInPlatform, type TestCompany } from '../testing/company.ts';
import { startApi } from '../testing/start-api.ts';
import { balanceOf, passDays, raceForSubscription, recharge } from '../testing/subscription.ts';
import { settleSubscriptions } from './settle-subscriptions.ts';

const api = await startApi();
const root = await signInPlatform(api, 'super_user');
const backoffice = connect(api.database.backofficeUrl, { poolSize: 3 });
afterTests(() => backoffice.destroy());

const see = ({ token }: TestCompany) => api.ok(findSubscription, { token });
const today = () => companyDay(new Date());
/** A company whose trial is over since so many days. */
async function expired(days: number) {
  const company = await openCompany(api);
  await passDays(api, company, TRIAL_DAYS + days);
  return company;
}
const consumptions = async ({ token }: TestCompany) =>
  (await api.ok(listSubscriptionHistory, { token, query: { show: 'consumptions', limit: 200 } })).items;

test('the database counts prices and days as the screens do', async () => {
  const cases = fc.sample(
    fc.record({
      price: fc.integer({ min: 1, max: 50_000 }).map((n) => toMoney(exact(n).div(100))),
      billing_type: fc.constantFrom(...BILLING_TYPES),
      balance: fc.integer({ min: -1_000, max: 10_000_000 }).map((n) => toMoney(exact(n).div(100))),
      after: fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('2010-01-01', n)),
    }),
    2_000,
  );
  const rows = await api.database.query(
    `select days_lasting(balance, price, billing_type, after) as days,
       (charged_up_to(price, billing_type, after + 1) - charged_up_to(price, billing_type, after))::text as cost
     from json_to_recordset($1) as c (price numeric, billing_type text, balance numeric, after date)`,
    [JSON.stringify(cases)],
  );
  assert.deepEqual(
    rows,
    cases.map((one) => ({
      days: daysLasting(one.balance, one, one.after),
      cost: dayPrice(one, addDays(one.after, 1)),
    })),
  );
});

test('a payment in the trial leaves its free days: the balance lasts after them', async () => {
  const company = await openCompany(api);
  assert.equal((await see(company)).freeSubscription, true);
  await recharge(api, company, { amount: '6.00' });
  const paid = await see(company);
  assert.deepEqual(
    [paid.freeSubscription, paid.balance, paid.expenses.consumption_days, paid.remaining_days],
    [false, '6.00', 30, TRIAL_DAYS + 30],
  );
  assert.deepEqual(await consumptions(company), []);
});

test('each day that begins is charged once, and the end stays where it was', async () => {
  const company = await openCompany(api);
  await recharge(api, company, { amount: '6.00' });
  await passDays(api, company, TRIAL_DAYS + 9);
  const { expires_at } = (await api.ok(verifySession, { token: company.token })).subscription ?? {};
  for (let look = 0; look < 3; look++) {
    const seen = await see(company);
    assert.deepEqual(
      [seen.balance, seen.expenses.consumption_days, seen.remaining_days, seen.paid_through, seen.expires_at],
      ['4.00', 20, 21, today(), expires_at],
    );
  }
  const days = await consumptions(company);
  assert.deepEqual(
    days.map(({ day, amount, plan }) => [day, amount, plan]),
    Array.from({ length: 10 }, (_, index) => [addDays(today(), -index), '-0.20', 'basic']),
  );
});

test('a hundred days that nobody looked are charged once, however many look at once from two copies', async () => {
  const company = await openCompany(api);
  await recharge(api, company, { amount: '60.00' });
  await passDays(api, company, TRIAL_DAYS + 99);
  const twin = await startApi({ database: api.database });
  const looks = [api, twin].flatMap((copy) =>
    Array.from({ length: 4 }, () => async () => {
      await copy.ok(findSubscription, { token: company.token });
    }),
  );
  const tasks = Array.from({ length: 2 }, () => async () => {
    await settleSubscriptions(backoffice);
  });
  await raceForSubscription(api.database, company.id, [...looks, ...tasks], looks.length);
  const days = await consumptions(company);
  assert.deepEqual([days.length, new Set(days.map(({ day }) => day)).size], [100, 100]);
  assert.equal(await balanceOf(api, company), '40.00');
});

test('the task settles every company, and finds nothing more to do when it runs again', async () => {
  const companies = await Promise.all([openCompany(api), openCompany(api), openCompany(api)]);
  for (const company of companies) {
    await recharge(api, company, { amount: '6.00' });
    await passDays(api, company, TRIAL_DAYS + 4);
  }
  await Promise.all([settleSubscriptions(backoffice), settleSubscriptions(backoffice)]);
  assert.equal(await settleSubscriptions(backoffice), 0);
  for (const company of companies) assert.equal(await balanceOf(api, company), '5.00');
});

test('without balance nothing is charged; a payment works with the next request, and from its day on', async () => {
  const company = await expired(20);
  const { token } = company;
  assert.equal((await api.refused(listProducts, { token })).status, 402);
  assert.deepEqual([(await see(company)).isExpired, await consumptions(company)], [true, []]);
  await recharge(api, company, { amount: '6.00' });
  await api.ok(listProducts, { token });
  const seen = await see(company);
  assert.deepEqual([seen.remaining_days, seen.balance, seen.isExpired], [30, '5.80', false]);
  assert.deepEqual(
    (await consumptions(company)).map(({ day }) => day),
    [today()],
  );
});

test('less than a day is kept and counts with the next payment', async () => {
  const company = await expired(3);
  const { expires_at } = await see(company);
  await recharge(api, company, { amount: '0.19' });
  const little = await see(company);
  assert.deepEqual([little.isExpired, little.balance, little.expires_at], [true, '0.19', expires_at]);
  await recharge(api, company, { amount: '0.21' });
  const enough = await see(company);
  assert.deepEqual([enough.isExpired, enough.balance, enough.remaining_days], [false, '0.20', 2]);
});

test('what was paid runs out on its last day, and a later look charges no day without service', async () => {
  const company = await expired(0);
  await recharge(api, company, { amount: '1.00' });
  assert.equal((await see(company)).remaining_days, 5);
  await passDays(api, company, 40);
  const after = await see(company);
  assert.deepEqual([after.isExpired, after.balance, after.remaining_days], [true, '0.00', 0]);
  assert.equal((await consumptions(company)).length, 5);
  assert.equal(await balanceOf(api, company), '0.00');
});

test('a payment that is taken back after its days were used leaves them owed', async () => {
  const company = await expired(0);
  const { id } = await recharge(api, company, { amount: '6.00' });
  await passDays(api, company, 9);
  await api.ok(approveReport, { token: root, body: { invoice_report_id: id, invert: true } });
  const owing = await see(company);
  assert.deepEqual([owing.balance, owing.freeSubscription], ['-2.00', true]);
  assert.ok(owing.remaining_days <= 1, 'the day that was charged is the last');
  await recharge(api, company, { amount: '3.00' });
  const paid = await see(company);
  assert.deepEqual([paid.balance, paid.expenses.consumption_days, paid.remaining_days], ['1.00', 5, 6]);
});

test('whatever is paid, taken back and used up: the balance is the sum of its ledger, and lasts as long as it says', async () => {
  const action = fc.oneof(
    fc.record({ pays: fc.integer({ min: 1, max: 900 }).map((n) => toMoney(exact(n).div(100))) }),
    fc.record({ passes: fc.integer({ min: 1, max: 40 }) }),
    fc.constant({ takesBack: true }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 8 }), async (actions) => {
      const company = await openCompany(api);
      const paid: string[] = [];
      for (const step of actions) {
        if ('pays' in step) paid.push((await recharge(api, company, { amount: step.pays })).id);
        else if ('passes' in step) await passDays(api, company, step.passes);
        else {
          const id = paid.pop();
          if (!id) continue;
          await api.ok(approveReport, { token: root, body: { invoice_report_id: id, invert: true } });
        }
        const seen = await see(company);
        assert.equal(await balanceOf(api, company), seen.balance);
        const days = await consumptions(company);
        assert.equal(new Set(days.map(({ day }) => day)).size, days.length, 'a day was charged twice');
        if ('pays' in step && !seen.isExpired) {
          const left = daysLasting(seen.balance, seen, seen.paid_through);
          const end = addDays(seen.paid_through, 1 + left);
          assert.equal(seen.expires_at, new Date(`${end}T00:00:00-04:00`).toISOString());
        }
      }
    }),
    { numRuns: 8 },
  );
});
