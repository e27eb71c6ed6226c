import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CALLS, type CallDefinition, createSale, login, verifySession } from '@cuadra/shared/contract';
import { signInAs } from '../testing/company.ts';
import { pathOf } from '../testing/http-client.ts';
import { addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2027-02-01T09:00:00-04:00' } });
const HOUR = 60 * 60;
const shop = await openShop(api);
const flour = await addProduct(api, shop);

/** As if the subscription ended so long from now. */
const endsIn = (interval: string) =>
  api.database.query('update subscriptions set expires_at = now() + $2::interval where company_id = $1', [
    shop.id,
    interval,
  ]);
const remaining = async () => {
  const { isExpired, subscription } = await api.ok(verifySession, { token: shop.token });
  return { isExpired, days: subscription?.remaining_days };
};

test('a trial lasts 15 days, and the days left count today', async () => {
  assert.deepEqual(await remaining(), { isExpired: false, days: 15 });
  await api.letPass(14 * 24 * HOUR);
  assert.deepEqual(await remaining(), { isExpired: false, days: 1 });
  // It was begun at nine, and its last day ends at midnight in Caracas.
  await api.letPass(15 * HOUR - 60);
  assert.deepEqual(await remaining(), { isExpired: false, days: 1 });
  await api.letPass(120);
  assert.deepEqual(await remaining(), { isExpired: true, days: 0 });
  const draft = draftSale(shop, [flour]);
  assert.equal((await api.refused(createSale, { token: shop.token, body: draft })).status, 402);
});

test('once it has ended, all answers 402 but what spec §4 leaves open', async () => {
  await endsIn('-1 second');
  const open: string[] = [];
  for (const [name, call] of Object.entries<CallDefinition>(CALLS)) {
    if (call.access === 'public' || call.access === 'release') continue;
    // A token for each: one of the calls leaves.
    const token = await signInAs(api, shop, { allBut: [] });
    const { status, text } = await api.send(call.method, pathOf(call, { id: flour.id }), { token });
    if (status === 402) assert.equal(text, '{"error":{"message":"ERROR_EXPIRED_SUBSCRIPTION"}}');
    else open.push(name);
  }
  // Resumen, the account, the users and the subscription: the session itself, and what their screens need. What the
  // company has stays its own.
  assert.deepEqual(open.sort(), [
    ...[
      'beginSecondFactor',
      'changePassword',
      'changePlan',
      'closeSessions',
      'confirmSecondFactor',
      'createUser',
      'deleteUser',
      'exportCompany',
      'findCompany',
      'findReportPicture',
      'findSecondFactor',
      'findSubscription',
      'findSummary',
      'findUser',
      'listModules',
      'listRemotes',
      'listRoles',
      'listSessions',
      'listSubscriptionAlerts',
      'listSubscriptionHistory',
      'listUsers',
      'logout',
      'mailPlanCode',
      'removeSecondFactor',
      'renewRecoveryCodes',
      'reportInvoice',
      'updateUser',
      'verifySession',
    ],
  ]);
});

test('whoever signs in then is told so, and sells nothing', async () => {
  await endsIn('-1 second');
  const { token } = await api.ok(login, { body: { username: shop.username, password: shop.password } });
  assert.equal((await api.ok(verifySession, { token })).isExpired, true);
  const { status, message } = await api.refused(createSale, { token, body: draftSale(shop, [flour]) });
  assert.deepEqual([status, message], [402, 'ERROR_EXPIRED_SUBSCRIPTION']);
  assert.deepEqual(await api.database.query('select * from sales'), []);
  await endsIn('30 days');
  await api.ok(createSale, { token, body: draftSale(shop, [flour]) });
});
