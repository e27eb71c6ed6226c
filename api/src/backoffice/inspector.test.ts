import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changeInspector,
  findOverview,
  findSubscription,
  listCompanies,
  listProducts,
  listVisits,
  verifySession,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, newId, TRIAL_DAYS } from '@cuadra/shared/domain';
import { belongingsOf } from '../testing/belongings.ts';
import { signInAs, signInPlatform } from '../testing/company.ts';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { passDays } from '../testing/subscription.ts';
import { requestTo, routesOf } from '../testing/walk.ts';

const api = await startApi();
const [one, other] = [await openShop(api), await openShop(api)];
await addProduct(api, one, { name: 'De una' });
await addProduct(api, other, { name: 'De otra' });

const products = async (token: string) =>
  (await api.ok(listProducts, { token })).items.map(({ name }) => name);

test('an inspector lists the companies and switches from one into the next', async () => {
  const token = await signInPlatform(api, 'inspector');
  const { items } = await api.ok(listCompanies, { token });
  assert.deepEqual(items.map(({ id }) => id).sort(), [one.id, other.id].sort());
  assert.equal((await api.refused(listProducts, { token })).status, 403);
  for (const [company, name] of [
    [one, 'De una'],
    [other, 'De otra'],
  ] as const) {
    const switched = await api.ok(changeInspector, { token, body: { company_id: company.id } });
    assert.equal(switched.company?.id, company.id);
    const { company: seen, user, modules } = await api.ok(verifySession, { token });
    assert.deepEqual([seen?.id, user.inspector, modules.includes('sales')], [company.id, true, true]);
    assert.deepEqual(await products(token), [name]);
  }
  await api.ok(changeInspector, { token, body: { company_id: null } });
  const { company, permissions } = await api.ok(verifySession, { token });
  assert.deepEqual([company, permissions], [null, []]);
  assert.equal((await api.refused(listProducts, { token })).status, 403);
});

test('a visit leaves a trace that the owner sees, and no cashier', async () => {
  const shop = await openShop(api);
  const token = await signInPlatform(api, 'inspector');
  const enter = (company_id: string | null) => api.ok(changeInspector, { token, body: { company_id } });
  await enter(shop.id);
  await enter(shop.id);
  const [now] = (await api.ok(listVisits, { token: shop.token })).items;
  assert.deepEqual([now?.inspector, now?.left_at], ['Soporte', null]);
  await enter(other.id);
  await enter(shop.id);
  await enter(null);
  const first = await api.ok(listVisits, { token: shop.token, query: { limit: 1 } });
  const rest = await api.ok(listVisits, { token: shop.token, query: { limit: 1, cursor: first.next ?? '' } });
  const visits = [...first.items, ...rest.items];
  assert.deepEqual([visits.length, rest.next], [2, null]);
  for (const { entered_at, left_at } of visits) assert.ok(left_at !== null && left_at >= entered_at);
  assert.ok((visits[0]?.entered_at ?? '') > (visits[1]?.entered_at ?? ''));
  const cashier = await signInAs(api, shop, { roleId: CASHIER_ROLE_ID });
  assert.equal((await api.refused(listVisits, { token: cashier })).status, 403);
});

test('a company that is not there cannot be entered, and the inspector stays where they were', async () => {
  const token = await signInPlatform(api, 'inspector', one);
  const { status } = await api.refused(changeInspector, { token, body: { company_id: newId() } });
  assert.equal(status, 404);
  assert.deepEqual(await products(token), ['De una']);
});

test('an inspector looks into a company that has not paid, and gets out of it', async () => {
  await passDays(api, other, TRIAL_DAYS);
  const token = await signInPlatform(api, 'inspector', other);
  assert.equal((await api.refused(listProducts, { token: other.token })).status, 402);
  assert.deepEqual(await products(token), ['De otra']);
  assert.equal((await api.ok(findSubscription, { token })).isExpired, true);
  await api.ok(changeInspector, { token, body: { company_id: one.id } });
});

test('whatever an inspector calls, the company that they are in stays as it was', async () => {
  const before = await belongingsOf(api.database, one.id);
  for (const route of routesOf(api)) {
    if (!route.call) continue;
    const token = await signInPlatform(api, 'inspector', one);
    const { path, request } = requestTo(route, () => undefined);
    await api.send(route.method, path, { ...request, token });
  }
  const after = await belongingsOf(api.database, one.id);
  // They are written down as being there; where they load a remote is counted.
  for (const name of ['platform_users', 'remote_loads']) {
    delete before[name];
    delete after[name];
  }
  assert.deepEqual(after, before);
});

test('nobody but an inspector switches, and an inspector decides nothing', async () => {
  const root = await signInPlatform(api, 'super_user');
  for (const token of [root, one.token]) {
    const { status } = await api.refused(changeInspector, { token, body: { company_id: one.id } });
    assert.equal(status, 403);
  }
  assert.equal((await api.refused(listCompanies, { token: one.token })).status, 403);
  const inspector = await signInPlatform(api, 'inspector', one);
  assert.equal((await api.refused(findOverview, { token: inspector })).status, 403);
  await api.ok(findOverview, { token: root });
});
