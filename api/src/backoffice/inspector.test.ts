import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changeInspector,
  findOverview,
  findSubscription,
  listCompanies,
  listProducts,
  verifySession,
} from '@cuadra/shared/contract';
import { newId, TRIAL_DAYS } from '@cuadra/shared/domain';
import { belongingsOf } from '../testing/belongings.ts';
import { signInPlatform } from '../testing/company.ts';
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
