import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CallInput,
  changePlan,
  findSubscription,
  listModules,
  listPlans,
  mailPlanCode,
  type Subscription,
  verifyRegistration,
} from '@cuadra/shared/contract';
import { companyDay, dayPrice, exact, OWNER_ROLE_ID, toMoney } from '@cuadra/shared/domain';
import { openCompany, signInAs, type TestCompany } from '../testing/company.ts';
import { lastCode, readOutbox } from '../testing/outbox.ts';
import { startApi } from '../testing/start-api.ts';
import { balanceOf, passDays, recharge } from '../testing/subscription.ts';
import { hire } from '../testing/team.ts';

const api = await startApi();

type Change = CallInput<typeof changePlan>['body'];

async function codeFor({ token, email }: TestCompany): Promise<string> {
  await api.ok(mailPlanCode, { token });
  return lastCode(api.outbox, email);
}
const change = (company: TestCompany, code: string, given: Partial<Change> = {}) => ({
  token: company.token,
  body: {
    plan: 'store',
    billing_type: 'monthly' as const,
    password: company.password,
    code,
    ...given,
  },
});
/** Another code than this one. */
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const planOf = async ({ token }: TestCompany) => (await api.ok(findSubscription, { token })).plan.id;
/** As if the code had gone out so long ago. */
const age = (company: TestCompany, interval: string) =>
  api.database.query(
    `update mailed_codes set sent_at = sent_at - $2::interval, expires_at = expires_at - $2::interval where user_id = $1`,
    [company.user.id, interval],
  );

test('with password and mailed code the plan, its price and its modules are those of the new one', async () => {
  const company = await openCompany(api);
  const code = await codeFor(company);
  const mail = (await readOutbox(api.outbox)).filter(({ to }) => to === company.email).at(-1);
  assert.match(mail?.text ?? '', new RegExp(`Tu código para cambiar de plan es ${code}\\.`));
  const changed = await api.ok(changePlan, change(company, code, { billing_type: 'yearly' }));
  assert.deepEqual(
    [changed.plan.id, changed.billing_type, changed.price, changed.freeSubscription, changed.remaining_days],
    ['store', 'yearly', '120.00', true, 15],
  );
  const { items } = await api.ok(listModules, { token: company.token });
  assert.ok(items.includes('ecommerce') && items.includes('sales') && !items.includes('formulas'));
  assert.deepEqual(new Set(items).size, items.length);

  // Used once, it is used up.
  const again = await api.refused(changePlan, change(company, code, { plan: 'basic' }));
  assert.deepEqual([again.status, again.fields], [400, { code: 'expired' }]);
  await age(company, '2 minutes');
  await api.ok(changePlan, change(company, await codeFor(company), { plan: 'basic' }));
  const after = await api.ok(listModules, { token: company.token });
  assert.ok(!after.items.includes('ecommerce') && after.items.includes('print'));
});

test('a wrong code and a wrong password use up the same five tries, and then the right ones do not help', async () => {
  const company = await openCompany(api);
  const code = await codeFor(company);
  const tries: [Partial<Change>, object][] = [
    [{ code: wrongFor(code) }, { code: 'wrong' }],
    [{ password: 'otra clave' }, { password: 'wrong' }],
    [
      { code: wrongFor(code), password: 'otra clave' },
      { code: 'wrong', password: 'wrong' },
    ],
    [{ password: 'otra clave' }, { password: 'wrong' }],
    [{ code: wrongFor(code) }, { code: 'wrong' }],
    [{}, { code: 'expired' }],
    [{ password: 'otra clave' }, { code: 'expired' }],
  ];
  for (const [given, fields] of tries) {
    const refused = await api.refused(changePlan, change(company, code, given));
    assert.deepEqual([refused.status, refused.fields], [400, fields]);
  }
  assert.equal(await planOf(company), 'basic');
});

test('a code goes out once a minute at most, also when it is asked for many times at once', async () => {
  const company = await openCompany(api);
  const before = (await readOutbox(api.outbox)).length;
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => api.request(mailPlanCode, { token: company.token })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [204, ...Array(5).fill(429)]);
  assert.equal((await readOutbox(api.outbox)).length, before + 1);
  await age(company, '61 seconds');
  await api.ok(mailPlanCode, { token: company.token });
});

test('a code lives 15 minutes', async () => {
  const company = await openCompany(api);
  const code = await codeFor(company);
  await age(company, '15 minutes');
  const { fields } = await api.refused(changePlan, change(company, code));
  assert.deepEqual(fields, { code: 'expired' });
});

test('a code is good for its user and its purpose alone', async () => {
  const company = await openCompany(api);
  const other = await hire(api, company, { role_id: OWNER_ROLE_ID });
  const code = await codeFor(company);
  const stolen = await api.refused(changePlan, {
    token: other.token,
    body: { ...change(company, code).body, password: other.password },
  });
  assert.deepEqual(stolen.fields, { code: 'expired' });
  const signIn = await api.refused(verifyRegistration, { body: { code, user_id: company.user.id } });
  assert.deepEqual(signIn.fields, { code: 'expired' });
  await api.ok(changePlan, change(company, code));
});

test('one code sent twice at once changes the plan once', async () => {
  const company = await openCompany(api);
  const code = await codeFor(company);
  const answers = await Promise.all(
    ['store', 'industry'].map((plan) => api.request(changePlan, change(company, code, { plan }))),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
  const winner = answers.find(({ status }) => status === 200)?.body as Subscription;
  assert.equal(await planOf(company), winner.plan.id);
});

test('a plan that is not offered is refused, and the code stays good', async () => {
  const company = await openCompany(api);
  const code = await codeFor(company);
  await api.database.query(
    `insert into plans (id, name, monthly_price, yearly_price, position, is_offered) values ('old', 'Viejo', 1, 10, 9, false)
     on conflict do nothing`,
  );
  for (const plan of ['no-such-plan', 'old']) {
    const { fields } = await api.refused(changePlan, change(company, code, { plan }));
    assert.deepEqual(fields, { plan: 'unknown-plan' });
  }
  const { items } = await api.ok(listPlans);
  assert.deepEqual(
    items.map(({ id }) => id),
    ['basic', 'store', 'industry'],
  );
  await api.ok(changePlan, change(company, code));
});

test('a day is charged at the dearest plan that it had, however often it changes', async () => {
  const company = await openCompany(api);
  await passDays(api, company, 16);
  await recharge(api, company, { amount: '30.00' });
  const { items } = await api.ok(listPlans);
  const dayOf = (id: string) =>
    dayPrice(
      { price: items.find((plan) => plan.id === id)?.monthly_price ?? '0', billing_type: 'monthly' },
      companyDay(new Date()),
    );
  const to = async (plan: string) => {
    await age(company, '2 minutes');
    return api.ok(changePlan, change(company, await codeFor(company), { plan }));
  };
  const left = (id: string) => toMoney(exact('30.00').minus(dayOf(id)));
  assert.equal(await balanceOf(api, company), left('basic'));
  assert.equal((await to('store')).balance, left('store'));
  assert.equal((await to('industry')).balance, left('industry'));
  for (const plan of ['basic', 'industry', 'basic']) assert.equal((await to(plan)).balance, left('industry'));
  assert.equal(await balanceOf(api, company), left('industry'));
  await passDays(api, company, 1);
  await api.ok(findSubscription, { token: company.token });
  const [tomorrow] = await api.database.query<{ amount: string }>(
    'select -sum(amount) as amount from subscription_movements where company_id = $1 and day = company_today()',
    [company.id],
  );
  assert.equal(tomorrow?.amount, dayOf('basic'), 'tomorrow is the plan’s that it begins with');
});

test('a dearer plan in the trial costs nothing that day, and one that the balance has not is owed', async () => {
  const trial = await openCompany(api);
  assert.equal((await api.ok(changePlan, change(trial, await codeFor(trial)))).balance, '0.00');
  const poor = await openCompany(api);
  await passDays(api, poor, 16);
  await recharge(api, poor, { amount: '0.30' });
  const changed = await api.ok(changePlan, change(poor, await codeFor(poor)));
  assert.equal(changed.balance, '-0.10');
  assert.equal(await balanceOf(api, poor), '-0.10');
});

test('a balance lasts as long as the new price lets it; today takes the difference', async () => {
  const company = await openCompany(api);
  await passDays(api, company, 16);
  await recharge(api, company, { amount: '6.20' });
  const changed = await api.ok(changePlan, change(company, await codeFor(company)));
  assert.deepEqual(
    [changed.balance, changed.day_price, changed.expenses.consumption_days, changed.remaining_days],
    ['5.80', '0.40', 14, 15],
  );
  await passDays(api, company, 10);
  assert.equal((await api.ok(findSubscription, { token: company.token })).balance, '1.80');
  assert.equal(await balanceOf(api, company), '1.80');
});

test('a price that the operator changes counts for who chooses the plan from then on', async () => {
  const company = await openCompany(api);
  const twin = await startApi({ database: api.database });
  await api.database.query("update plans set monthly_price = 7.50 where id = 'basic'");
  try {
    const later = await openCompany(twin);
    assert.equal((await api.ok(findSubscription, { token: company.token })).price, '6.00');
    assert.equal((await api.ok(findSubscription, { token: later.token })).price, '7.50');
  } finally {
    await api.database.query("update plans set monthly_price = 6 where id = 'basic'");
  }
});

test('who may not change the plan gets no code either', async () => {
  const company = await openCompany(api);
  const token = await signInAs(api, company, { allBut: [['subscription', 'change_plan']] });
  assert.equal((await api.refused(mailPlanCode, { token })).status, 403);
  assert.equal((await api.refused(changePlan, { ...change(company, '123456'), token })).status, 403);
});
