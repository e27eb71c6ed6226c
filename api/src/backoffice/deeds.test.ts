import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findBackofficeClient,
  findSubscription,
  giveFreeDays,
  giveModules,
  givePlan,
  listClients,
  previewFreeDays,
  previewPlan,
  verifySession,
} from '@cuadra/shared/contract';
import { newId, OPTIONAL_MODULES, TRIAL_DAYS } from '@cuadra/shared/domain';
import { openCompany, signInPlatform, type TestCompany } from '../testing/company.ts';
import { addProduct } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { openShopWithStore, order } from '../testing/store.ts';
import { balanceOf, passDays, raceForSubscription, recharge } from '../testing/subscription.ts';

const api = await startApi();
const token = await signInPlatform(api, 'super_user');
const reason = 'Por la falla del lunes';

type Of = Pick<TestCompany, 'id'>;
const look = ({ id }: Of) => api.ok(findBackofficeClient, { token, params: { id } });
const deed = async (of: Of) => ({ reason, seen: (await look(of)).standing, request_id: newId() });
const daysRequest = async (of: Of, days: number) => ({
  token,
  params: { id: of.id },
  body: { days, ...(await deed(of)) },
});
const foretellDays = ({ id }: Of, days: number) =>
  api.ok(previewFreeDays, { token, params: { id }, query: { days } });
const logOf = ({ id }: Of) =>
  api.database.query<{ action: string; reason: string; details: Record<string, unknown> }>(
    'select action, reason, details from audit_log where company_id = $1 order by id',
    [id],
  );

test('free days stand behind those of a trial, and begin today where none are left', async () => {
  const trial = await openCompany(api);
  const { subscription } = await api.ok(giveFreeDays, await daysRequest(trial, 10));
  assert.deepEqual([subscription.remaining_days, subscription.freeSubscription], [TRIAL_DAYS + 10, true]);

  const over = await openCompany(api);
  await passDays(api, over, TRIAL_DAYS + 40);
  assert.equal((await look(over)).state, 'expired');
  const foretold = await foretellDays(over, 5);
  assert.equal((await look(over)).state, 'expired', 'a look gives nothing');
  const after = await api.ok(giveFreeDays, await daysRequest(over, 5));
  assert.deepEqual([after.state, after.subscription.remaining_days], ['trial', 5]);
  assert.equal(after.subscription.expires_at, foretold.after.expires_at);
  await api.ok(listClients, { token: over.token });
  const [line] = await logOf(over);
  assert.deepEqual([line?.action, line?.reason, line?.details.days], ['company.free-days', reason, 5]);
});

test('free days cost nothing of what was paid: it lasts as long, that much later', async () => {
  const company = await openCompany(api);
  await recharge(api, company, { amount: '6' });
  await passDays(api, company, TRIAL_DAYS + 3);
  const before = await look(company);
  const foretold = await foretellDays(company, 7);
  const { subscription } = await api.ok(giveFreeDays, await daysRequest(company, 7));
  assert.equal(subscription.balance, before.subscription.balance);
  assert.equal(subscription.remaining_days, before.subscription.remaining_days + 7);
  assert.deepEqual(
    [foretold.before.remaining_days, foretold.after.remaining_days],
    [before.subscription.remaining_days, subscription.remaining_days],
  );
  assert.equal(await balanceOf(api, company), subscription.balance);
});

test('the same request twice, one after the other or at once, gives its days once', async () => {
  const company = await openCompany(api);
  const asked = await daysRequest(company, 10);
  const twin = await startApi({ database: api.database });
  const tasks = [api, twin, api].map((copy) => () => copy.request(giveFreeDays, asked));
  const answers = await raceForSubscription(api.database, company.id, tasks, tasks.length);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  const { subscription } = await api.ok(giveFreeDays, asked);
  assert.equal(subscription.remaining_days, TRIAL_DAYS + 10);
  assert.equal((await logOf(company)).length, 1);
});

test('who gives days while the company stands otherwise by now is told so: a payment, a plan, other days', async () => {
  const company = await openCompany(api);
  const asked = await daysRequest(company, 10);
  await recharge(api, company, { amount: '6' });
  assert.equal((await api.refused(giveFreeDays, asked)).status, 409);
  const first = await daysRequest(company, 10);
  const second = { ...first, body: { ...first.body, request_id: newId() } };
  const answers = await raceForSubscription(
    api.database,
    company.id,
    [first, second].map((one) => () => api.request(giveFreeDays, one)),
    2,
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
});

test('another plan is the one that the company could choose: price, modules and days as foretold', async () => {
  const company = await openCompany(api);
  await recharge(api, company, { amount: '12' });
  await passDays(api, company, TRIAL_DAYS);
  const wish = { plan: 'store', billing_type: 'monthly' } as const;
  const foretold = await api.ok(previewPlan, { token, params: { id: company.id }, query: wish });
  const body = { ...wish, ...(await deed(company)) };
  const after = await api.ok(givePlan, { token, params: { id: company.id }, body });
  assert.deepEqual([after.subscription.plan.id, after.subscription.price], ['store', '12.00']);
  assert.ok(after.modules.includes('ecommerce'));
  assert.deepEqual(
    [foretold.after.balance, foretold.after.expires_at],
    [after.subscription.balance, after.subscription.expires_at],
  );
  const seen = await api.ok(findSubscription, { token: company.token });
  assert.equal(seen.plan.id, 'store');
  assert.equal(await balanceOf(api, company), after.subscription.balance);
  const line = (await logOf(company)).at(-1);
  assert.deepEqual(line?.details, {
    before: { plan: 'basic', billing_type: 'monthly' },
    after: { plan: 'store', billing_type: 'monthly' },
  });
  const unknown = { ...body, plan: 'none', ...(await deed(company)) };
  const refused = await api.refused(givePlan, { token, params: { id: company.id }, body: unknown });
  assert.deepEqual([refused.status, refused.fields], [400, { plan: 'unknown-plan' }]);
  const query = { plan: 'none', billing_type: 'monthly' } as const;
  assert.equal((await api.refused(previewPlan, { token, params: { id: company.id }, query })).status, 400);
});

test('a module that is taken is closed to its users from the next verify on; the others stay', async () => {
  const company = await openCompany(api);
  const before = (await look(company)).modules;
  const modules = OPTIONAL_MODULES.filter((one) => before.includes(one) && one !== 'clients');
  const body = { modules: [...modules, 'formulas' as const], ...(await deed(company)) };
  await api.ok(giveModules, { token, params: { id: company.id }, body });
  const { modules: now } = await api.ok(verifySession, { token: company.token });
  assert.deepEqual(now.toSorted(), [...before.filter((one) => one !== 'clients'), 'formulas'].sort());
  assert.equal((await api.refused(listClients, { token: company.token })).status, 403);
  const [line] = await logOf(company);
  assert.deepEqual(line?.details, { on: ['formulas'], off: ['clients'] });
});

test('orders of an online store that goes with a plan or a module are cancelled', async () => {
  const shop = await openShopWithStore(api);
  const product = await addProduct(api, shop, { qty: '5' });
  await order(api, shop.slug, [{ product }]);
  const modules = OPTIONAL_MODULES.filter((one) => one !== 'ecommerce');
  await api.ok(giveModules, { token, params: { id: shop.id }, body: { modules, ...(await deed(shop)) } });
  const orders = await api.database.query('select status from store_orders where company_id = $1', [shop.id]);
  assert.deepEqual(orders, [{ status: 'cancelled' }]);
});

test('nobody but a super user gives anything, nor looks at what it would make', async () => {
  const company = await openCompany(api);
  const params = { id: company.id };
  const inspector = await signInPlatform(api, 'inspector', company);
  const given = { reason, seen: 'x', request_id: newId() };
  for (const own of [company.token, inspector]) {
    const answers = [
      await api.refused(giveFreeDays, { token: own, params, body: { days: 1, ...given } }),
      await api.refused(givePlan, {
        token: own,
        params,
        body: { plan: 'store', billing_type: 'monthly', ...given },
      }),
      await api.refused(giveModules, { token: own, params, body: { modules: [], ...given } }),
      await api.refused(previewFreeDays, { token: own, params, query: { days: 1 } }),
      await api.refused(findBackofficeClient, { token: own, params }),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [403, 403, 403, 403, 403],
    );
  }
  for (const days of [0, 366, 1.5]) {
    const { status } = await api.refused(giveFreeDays, { token, params, body: { days, ...given } });
    assert.equal(status, 400);
  }
  assert.equal(
    (await api.refused(giveFreeDays, { token, params, body: { ...given, days: 1, reason: ' ' } })).status,
    400,
  );
  assert.deepEqual(await logOf(company), []);
});
