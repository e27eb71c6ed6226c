import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSubscription, listSubscriptionHistory, verifySession } from '@cuadra/shared/contract';
import { addDays, companyDay, TRIAL_DAYS } from '@cuadra/shared/domain';
import { currentTime } from '../clock/clock.ts';
import { connect } from '../database/connect.ts';
import { afterTests } from '../testing/after-tests.ts';
import { openCompany } from '../testing/company.ts';
import { startApi } from '../testing/start-api.ts';
import { balanceOf, recharge } from '../testing/subscription.ts';
import { settleSubscriptionsJob } from './settle-subscriptions-job.ts';

const DAY = 24 * 60 * 60;
// An hour to midnight in Caracas, and the last day of February in UTC.
const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2027-02-27T23:00:00-04:00' } });
const backoffice = connect(api.database.backofficeUrl, { poolSize: 2 });
afterTests(() => backoffice.destroy());
const runJob = () => settleSubscriptionsJob(backoffice).run(new AbortController().signal);

test('once the trial is over, the job charges each day that begins in Caracas, until nothing is left', async () => {
  const company = await openCompany(api);
  const { token } = company;
  await recharge(api, company, { amount: '6.00', date: companyDay(currentTime()) });
  const consumptions = async () =>
    (await api.ok(listSubscriptionHistory, { token, query: { show: 'consumptions', limit: 200 } })).items;
  await runJob();
  assert.deepEqual(await consumptions(), []);
  const begun = companyDay(currentTime());
  assert.equal(begun, '2027-02-27');

  const paid = (await api.ok(findSubscription, { token })).remaining_days - TRIAL_DAYS;
  assert.ok(paid > 2 && paid < 60, `${paid} days are paid`);
  await api.letPass((TRIAL_DAYS - 1) * DAY);
  await runJob();
  assert.deepEqual(await consumptions(), []);
  await api.letPass(2 * 3600);
  for (let day = 0; day < paid; day++) {
    await runJob();
    await runJob();
    const charged = await consumptions();
    assert.equal(charged.length, day + 1);
    await api.letPass(DAY);
  }
  await runJob();
  const days = await api.database.query<{ day: string }>(
    'select day::text from subscription_movements where company_id = $1 and day is not null order by day',
    [company.id],
  );
  const first = addDays(begun, TRIAL_DAYS);
  assert.deepEqual(
    days.map(({ day }) => day),
    Array.from({ length: paid }, (_, index) => addDays(first, index)),
  );
  assert.ok(Number(await balanceOf(api, company)) < 1);
});

test('what is not paid lets nobody sell, in the hour in which it ends', async () => {
  const { token } = await openCompany(api);
  const isExpired = async () => (await api.ok(verifySession, { token })).isExpired;
  await api.letPass((TRIAL_DAYS - 1) * DAY);
  assert.equal(await isExpired(), false);
  await api.letPass(DAY);
  assert.equal(await isExpired(), true);
});
