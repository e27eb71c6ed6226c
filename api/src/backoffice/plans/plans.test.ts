import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BackofficePlan,
  createPlan,
  EditedDetails,
  findSubscription,
  listBackofficePlans,
  listPlans,
  updatePlan,
} from '@cuadra/shared/contract';
import { newId, TRIAL_DAYS } from '@cuadra/shared/domain';
import { z } from 'zod';
import { openCompany, signInPlatform, type TestCompany } from '../../testing/company.ts';
import { startApi } from '../../testing/start-api.ts';
import { passDays, recharge } from '../../testing/subscription.ts';

const api = await startApi();
const token = await signInPlatform(api, 'super_user');

const all = async () => (await api.ok(listBackofficePlans, { token })).items;
async function look(id: string): Promise<BackofficePlan> {
  const found = (await all()).find((plan) => plan.id === id);
  assert.ok(found, id);
  return found;
}
function request(plan: BackofficePlan, change: Partial<BackofficePlan> = {}) {
  const { name, description, monthly_price, yearly_price, is_offered, place } = { ...plan, ...change };
  const wanted = change.modules ?? plan.modules;
  const modules = (['print', 'ecommerce', 'formulas'] as const).filter((one) => wanted.includes(one));
  return {
    token,
    params: { id: plan.id },
    body: {
      ...{ name, description, monthly_price, yearly_price, is_offered, place, modules },
      ...{ seen: plan.standing, request_id: newId() },
    },
  };
}
const modulesOf = async ({ id }: Pick<TestCompany, 'id'>) => {
  const [row] = await api.database.query<{ modules: string[] }>(
    'select modules from companies where id = $1',
    [id],
  );
  return row?.modules ?? [];
};
const lines = () =>
  api.database.query<{ action: string; details: Record<string, unknown> }>(
    "select action, details from audit_log where action like 'plan.%' order by id",
  );

test('who has a plan is charged what it chose at; who comes later, what the plan costs by then', async () => {
  const before = await openCompany(api, { plan: 'store' });
  await recharge(api, before, { amount: '12' });
  const changed = await api.ok(updatePlan, request(await look('store'), { monthly_price: '24.00' }));
  assert.deepEqual([changed.monthly_price, changed.companies.total, changed.other_price], ['24.00', 1, 1]);
  const after = await openCompany(api, { plan: 'store' });
  await passDays(api, before, TRIAL_DAYS);
  const [kept, chosen] = [
    await api.ok(findSubscription, { token: before.token }),
    await api.ok(findSubscription, { token: after.token }),
  ];
  assert.deepEqual([kept.price, kept.day_price, kept.balance], ['12.00', '0.40', '11.60']);
  assert.deepEqual([chosen.price, chosen.plan.monthly_price], ['24.00', '24.00']);
  assert.equal((await look('store')).charged, '0.40');
});

test('what a plan gets, its companies get; what it loses, they keep; what was taken from one stays taken', async () => {
  const [one, other] = [await openCompany(api), await openCompany(api)];
  await api.database.query("update companies set modules = array_remove(modules, 'print') where id = $1", [
    other.id,
  ]);
  const more = await api.ok(updatePlan, request(await look('basic'), { modules: ['print', 'ecommerce'] }));
  assert.deepEqual(more.having, { print: 1, ecommerce: 2, formulas: 0 });
  assert.ok((await modulesOf(one)).includes('ecommerce'));
  assert.ok(!(await modulesOf(other)).includes('print'));
  await api.ok(updatePlan, request(await look('basic'), { modules: ['print'] }));
  assert.ok((await modulesOf(one)).includes('ecommerce'));
  const fresh = await openCompany(api);
  assert.ok(!(await modulesOf(fresh)).includes('ecommerce'));
  assert.equal((await lines()).at(-2)?.details.gained, 2);
});

/** What the slower one is told. */
const EditedAnswer = z.object({
  error: z.object({
    message: z.literal('ERROR_EDITED'),
    details: EditedDetails.extend({ current: BackofficePlan }),
  }),
});

test('two super users at once: one changes it, the other is told; the same request again changes nothing', async () => {
  const plan = await look('industry');
  const [first, second] = [request(plan, { name: 'Fábrica' }), request(plan, { name: 'Taller' })];
  const answers = await Promise.all([first, second].map((one) => api.request(updatePlan, one)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  const won = answers[0]?.status === 200 ? first : second;
  const lost = EditedAnswer.parse(answers.find(({ status }) => status === 409)?.body).error.details;
  assert.deepEqual([lost.is_own, lost.current.id, lost.current.name], [true, 'industry', won.body.name]);
  const count = (await lines()).length;
  assert.equal((await api.ok(updatePlan, won)).name, won.body.name);
  assert.equal((await lines()).length, count);
});

test('a new plan has its place, its line and no twin; nothing offered is refused', async () => {
  const body = {
    ...{ name: 'Tienda Más', description: 'Más', monthly_price: '20', yearly_price: '200' },
    ...{ modules: ['ecommerce' as const], is_offered: true, place: 1, request_id: newId() },
  };
  const made = await api.ok(createPlan, { token, body });
  assert.deepEqual([made.id, made.place, made.companies.total], ['tienda-mas', 1, 0]);
  assert.equal((await api.ok(createPlan, { token, body })).id, 'tienda-mas');
  assert.equal((await all()).length, 4);
  assert.deepEqual(
    (await all()).map(({ place }) => place),
    [1, 2, 3, 4],
  );
  const twin = { ...body, request_id: newId(), name: 'TIENDA MÁS' };
  assert.deepEqual((await api.refused(createPlan, { token, body: twin })).fields, { name: 'already-used' });
  assert.equal((await lines()).at(-1)?.action, 'plan.created');
  for (const id of ['basic', 'store', 'industry'])
    await api.ok(updatePlan, request(await look(id), { is_offered: false }));
  assert.deepEqual(
    (await api.ok(listPlans, {})).items.map(({ id }) => id),
    ['tienda-mas'],
  );
  const last = await api.refused(updatePlan, request(await look('tienda-mas'), { is_offered: false }));
  assert.deepEqual(last.fields, { is_offered: 'last-offered' });
});
