import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  COMPANY_HEADER,
  changeInspector,
  closeSessions,
  findOverview,
  findSubscription,
  listAuditLog,
  listCompanies,
  listProducts,
  listVisits,
  logout,
  verifySession,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, newId, TRIAL_DAYS, VISIT_HOURS } from '@cuadra/shared/domain';
import { connect } from '../database/connect.ts';
import { API_BASE } from '../http/api-base.ts';
import { afterTests } from '../testing/after-tests.ts';
import { belongingsOf } from '../testing/belongings.ts';
import { signInAs, signInPlatform } from '../testing/company.ts';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { passDays } from '../testing/subscription.ts';
import { requestTo, routesOf } from '../testing/walk.ts';
import { endVisitsJob } from './end-visits-job.ts';

const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2027-02-01T09:00:00-04:00' } });
const [one, other] = [await openShop(api), await openShop(api)];
await addProduct(api, one, { name: 'De una' });
await addProduct(api, other, { name: 'De otra' });

const WHY = 'Nos pidió ayuda con una venta';
/** Seconds. */
const HOUR = 60 * 60;

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
    const switched = await api.ok(changeInspector, { token, body: { company_id: company.id, reason: WHY } });
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
  const enter = (company_id: string | null) =>
    api.ok(changeInspector, { token, body: { company_id, ...(company_id && { reason: WHY }) } });
  await enter(shop.id);
  await enter(shop.id);
  const [now] = (await api.ok(listVisits, { token: shop.token })).items;
  assert.deepEqual([now?.inspector, now?.reason, now?.left_at, now?.ended_by], ['Soporte', WHY, null, null]);
  await enter(other.id);
  await enter(shop.id);
  await enter(null);
  const first = await api.ok(listVisits, { token: shop.token, query: { limit: 1 } });
  const rest = await api.ok(listVisits, { token: shop.token, query: { limit: 1, cursor: first.next ?? '' } });
  const visits = [...first.items, ...rest.items];
  assert.deepEqual([visits.length, rest.next], [2, null]);
  for (const { entered_at, left_at, ended_by } of visits) {
    assert.ok(left_at !== null && left_at >= entered_at);
    assert.equal(ended_by, 'left');
  }
  assert.ok((visits[0]?.entered_at ?? '') > (visits[1]?.entered_at ?? ''));
  const cashier = await signInAs(api, shop, { roleId: CASHIER_ROLE_ID });
  assert.equal((await api.refused(listVisits, { token: cashier })).status, 403);
});

test('a company that is not there cannot be entered, and the inspector stays where they were', async () => {
  const token = await signInPlatform(api, 'inspector', one);
  const { status } = await api.refused(changeInspector, {
    token,
    body: { company_id: newId(), reason: WHY },
  });
  assert.equal(status, 404);
  assert.deepEqual(await products(token), ['De una']);
});

test('an inspector looks into a company that has not paid, and gets out of it', async () => {
  await passDays(api, other, TRIAL_DAYS);
  const token = await signInPlatform(api, 'inspector', other);
  assert.equal((await api.refused(listProducts, { token: other.token })).status, 402);
  assert.deepEqual(await products(token), ['De otra']);
  assert.equal((await api.ok(findSubscription, { token })).isExpired, true);
  await api.ok(changeInspector, { token, body: { company_id: one.id, reason: WHY } });
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
  // They are written down as being there, and as leaving where they sign out; where they load a remote is counted.
  for (const name of ['platform_users', 'audit_log', 'remote_loads']) {
    delete before[name];
    delete after[name];
  }
  assert.deepEqual(after, before);
});

test('nobody but an inspector switches, and an inspector decides nothing', async () => {
  const root = await signInPlatform(api, 'super_user');
  for (const token of [root, one.token]) {
    const body = { company_id: one.id, reason: WHY };
    const { status } = await api.refused(changeInspector, { token, body });
    assert.equal(status, 403);
  }
  assert.equal((await api.refused(listCompanies, { token: one.token })).status, 403);
  const inspector = await signInPlatform(api, 'inspector', one);
  assert.equal((await api.refused(findOverview, { token: inspector })).status, 403);
  await api.ok(findOverview, { token: root });
});

test('nobody goes in without saying why', async () => {
  const token = await signInPlatform(api, 'inspector');
  for (const reason of [undefined, '', '  \n ', 'x'.repeat(301)]) {
    const { status, fields } = await api.refused(changeInspector, {
      token,
      body: { company_id: one.id, ...(reason !== undefined && { reason }) },
    });
    assert.deepEqual([status, Object.keys(fields ?? {})], [400, ['reason']]);
  }
  const { company } = await api.ok(verifySession, { token });
  assert.equal(company, null);
});

test('coming and going is in the log of the back office, with who, why and how it ended', async () => {
  const shop = await openShop(api);
  const token = await signInPlatform(api, 'inspector');
  await api.ok(changeInspector, { token, body: { company_id: shop.id, reason: WHY } });
  await api.ok(changeInspector, { token, body: { company_id: null } });
  const root = await signInPlatform(api, 'super_user');
  const { items } = await api.ok(listAuditLog, { token: root, query: { company_id: shop.id } });
  assert.deepEqual(
    items.map(({ action, actor, reason, details }) => [action, actor.name, reason, details]),
    [
      ['inspector.left', 'Soporte', '', { how: 'left' }],
      ['inspector.entered', 'Soporte', WHY, {}],
    ],
  );
});

test('who signs out has left, and so has who signs out elsewhere', async () => {
  const shop = await openShop(api);
  for (const call of [logout, closeSessions]) {
    const token = await signInPlatform(api, 'inspector');
    await api.ok(changeInspector, { token, body: { company_id: shop.id, reason: WHY } });
    await api.ok(call, { token });
    const [last] = (await api.ok(listVisits, { token: shop.token })).items;
    assert.equal(last?.ended_by, 'signed-out');
  }
});

test('a tab that shows another company than the one its inspector is in is told nothing of it', async () => {
  const token = await signInPlatform(api, 'inspector', one);
  const asking = (company: string, path = '/products') =>
    api.send('GET', API_BASE + path, { token, headers: { [COMPANY_HEADER]: company } });
  assert.equal((await asking(one.id)).status, 200);
  for (const shown of [other.id, newId()]) {
    for (const path of ['/products', '/rates/dollar', '/companies', '/backoffice/companies']) {
      const { status, body } = await asking(shown, path);
      assert.deepEqual([status, body], [409, { error: { message: 'ERROR_OTHER_COMPANY' } }]);
    }
    // Where they are is how the tab learns of it, and leaving is always open.
    const headers = { [COMPANY_HEADER]: shown };
    assert.equal((await api.send('POST', `${API_BASE}/auth/verify`, { token, headers })).status, 200);
  }
  const owner = { token: one.token, headers: { [COMPANY_HEADER]: other.id } };
  assert.equal((await api.send('GET', `${API_BASE}/products`, owner)).status, 200);
});

// The clock goes on for all that comes after: last.
test('a visit is over after eight hours without a request, and says until when it was open', async () => {
  const shop = await openShop(api);
  const token = await signInPlatform(api, 'inspector');
  await api.ok(changeInspector, { token, body: { company_id: shop.id, reason: WHY } });
  const last = async () => (await api.ok(listVisits, { token: shop.token })).items[0];
  await api.letPass(5 * HOUR);
  await products(token);
  await api.letPass((VISIT_HOURS - 1) * HOUR);
  await products(token);
  assert.equal((await last())?.left_at, null);
  await api.letPass(VISIT_HOURS * HOUR + 60);
  const { status, body } = await api.send('GET', `${API_BASE}/products`, {
    token,
    headers: { [COMPANY_HEADER]: shop.id },
  });
  assert.deepEqual([status, body], [409, { error: { message: 'ERROR_OTHER_COMPANY' } }]);
  assert.equal((await api.ok(verifySession, { token })).company, null);
  const visit = await last();
  assert.equal(visit?.ended_by, 'idle');
  const hours = (Date.parse(visit?.left_at ?? '') - Date.parse(visit?.entered_at ?? '')) / (HOUR * 1000);
  assert.ok(Math.abs(hours - (5 + VISIT_HOURS - 1 + VISIT_HOURS)) < 0.1, `it lasted ${hours} hours`);
});

test('who does not come back has left, too', async () => {
  const shop = await openShop(api);
  const token = await signInPlatform(api, 'inspector');
  await api.ok(changeInspector, { token, body: { company_id: shop.id, reason: WHY } });
  const backoffice = connect(api.database.backofficeUrl, { poolSize: 2 });
  afterTests(() => backoffice.destroy());
  const job = endVisitsJob(backoffice);
  await job.run(new AbortController().signal);
  assert.equal((await api.ok(listVisits, { token: shop.token })).items[0]?.left_at, null);
  await api.letPass(VISIT_HOURS * HOUR);
  await job.run(new AbortController().signal);
  assert.equal((await api.ok(listVisits, { token: shop.token })).items[0]?.ended_by, 'idle');
});
