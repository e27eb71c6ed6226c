import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CALLS,
  type CallDefinition,
  createSale,
  findBackofficeClient,
  findOverview,
  findPublicStore,
  listCompanies,
  listProducts,
  login,
  logout,
  suspendCompany,
  verifySession,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import pg from 'pg';
import { afterTests } from '../testing/after-tests.ts';
import { openCompany, signInAs, signInPlatform, type TestCompany } from '../testing/company.ts';
import { pathOf } from '../testing/http-client.ts';
import { addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { openShopWithStore, order } from '../testing/store.ts';
import { raceForSubscription } from '../testing/subscription.ts';

const api = await startApi();
const token = await signInPlatform(api, 'super_user');
const REASON = 'Falta el documento que pedimos';

const look = ({ id }: Pick<TestCompany, 'id'>) => api.ok(findBackofficeClient, { token, params: { id } });
const request = (id: string, seen: string, reason: string | null = REASON) => ({
  token,
  params: { id },
  body: { reason, seen, request_id: newId() },
});
const suspend = async ({ id }: Pick<TestCompany, 'id'>, reason: string | null = REASON) =>
  api.ok(suspendCompany, request(id, (await look({ id })).standing, reason));
const logOf = ({ id }: Pick<TestCompany, 'id'>) =>
  api.database.query<{ action: string; reason: string }>(
    'select action, reason from audit_log where company_id = $1 order by id',
    [id],
  );

test('whoever is of a suspended company reads the reason at every call, and may leave', async () => {
  const company = await openCompany(api);
  const { state, suspension } = await suspend(company);
  assert.deepEqual([state, suspension?.reason], ['suspended', REASON]);
  for (const [name, call] of Object.entries<CallDefinition>(CALLS)) {
    if (call.access === 'public' || call.access === 'release') continue;
    const own = await signInAs(api, company, { allBut: [] });
    const { status, text } = await api.send(call.method, pathOf(call, { id: newId() }), { token: own });
    if (name === 'logout') assert.equal(status, 204);
    else {
      const message = `{"error":{"message":"ERROR_COMPANY_SUSPENDED","details":{"reason":"${REASON}"}}}`;
      assert.deepEqual([status, text], [403, message], name);
    }
  }
});

test('at the login only who knows the password reads it; taken back, the same session goes on', async () => {
  const company = await openCompany(api);
  await suspend(company);
  const { username, password } = company;
  const wrong = await api.refused(login, { body: { username, password: 'otra clave' } });
  assert.equal(wrong.message, 'ERROR_INVALID_CREDENTIALS');
  const right = await api.refused(login, { body: { username, password } });
  assert.deepEqual([right.status, right.message], [403, 'ERROR_COMPANY_SUSPENDED']);
  assert.deepEqual(right.details, { reason: REASON });

  const after = await suspend(company, null);
  assert.deepEqual([after.state, after.suspension], ['trial', null]);
  await api.ok(verifySession, { token: company.token });
  await api.ok(login, { body: { username, password } });
  assert.deepEqual(
    (await logOf(company)).map(({ action, reason }) => [action, reason]),
    [
      ['company.suspended', REASON],
      ['company.restored', ''],
    ],
  );
});

test('a sale made meanwhile is refused and sold, as the same one, once the suspension is over', async () => {
  const shop = await openShop(api);
  const product = await addProduct(api, shop, { qty: '5' });
  const draft = draftSale(shop, [product]);
  await suspend(shop);
  const { message } = await api.refused(createSale, { token: shop.token, body: draft });
  assert.equal(message, 'ERROR_COMPANY_SUSPENDED');
  await suspend(shop, null);
  const ticket = await api.ok(createSale, { token: shop.token, body: draft });
  assert.equal(ticket.id, draft.id);
});

test('its online store is closed and its orders are cancelled; what it has stays', async () => {
  const shop = await openShopWithStore(api);
  const product = await addProduct(api, shop, { qty: '5' });
  await order(api, shop.slug, [{ product }]);
  await suspend(shop);
  const { status } = await api.refused(findPublicStore, { params: { slug: shop.slug } });
  assert.equal(status, 404);
  assert.deepEqual(
    await api.database.query('select status from store_orders where company_id = $1', [shop.id]),
    [{ status: 'cancelled' }],
  );
  await suspend(shop, null);
  await api.ok(findPublicStore, { params: { slug: shop.slug } });
});

test('it is told apart in the list and the overview, and an inspector still looks into it', async () => {
  const shop = await openShop(api, { company_name: 'Suspendida única' });
  const before = await api.ok(findOverview, { token });
  await suspend(shop);
  const after = await api.ok(findOverview, { token });
  assert.equal(after.companies.suspended, before.companies.suspended + 1);
  assert.equal(after.companies.trial, before.companies.trial - 1);
  const ids = async (state: 'suspended' | 'trial') =>
    (await api.ok(listCompanies, { token, query: { state, search: 'única' } })).items.map(({ id }) => id);
  assert.deepEqual([await ids('suspended'), await ids('trial')], [[shop.id], []]);
  const inspector = await signInPlatform(api, 'inspector', shop);
  await api.ok(listProducts, { token: inspector });
});

test('who decides on what another has decided meanwhile is told so; of two at once one does', async () => {
  const company = await openCompany(api);
  const { standing } = await look(company);
  const second = await signInPlatform(api, 'super_user');
  const twin = await startApi({ database: api.database });
  const tasks = [
    () => api.request(suspendCompany, request(company.id, standing, 'Uno')),
    () => twin.request(suspendCompany, { ...request(company.id, standing, 'Otro'), token: second }),
  ];
  const answers = await raceForSubscription(api.database, company.id, tasks, tasks.length);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await logOf(company)).length, 1);
  const stale = await api.refused(suspendCompany, request(company.id, standing, null));
  assert.deepEqual([stale.status, stale.message], [409, 'ERROR_CONFLICT']);
});

test('the same request again is done once, and as another one it is a conflict', async () => {
  const [company, other] = [await openCompany(api), await openCompany(api)];
  const asked = request(company.id, (await look(company)).standing);
  const answers = [await api.ok(suspendCompany, asked), await api.ok(suspendCompany, asked)];
  assert.deepEqual(answers[1]?.suspension, answers[0]?.suspension);
  assert.equal((await logOf(company)).length, 1);
  const elsewhere = { ...asked, params: { id: other.id } };
  assert.equal((await api.refused(suspendCompany, elsewhere)).status, 409);
  assert.equal((await api.refused(suspendCompany, request(newId(), 'x'))).status, 404);
});

test('nobody but a super user suspends, and no role writes it beside the function', async () => {
  const company = await openCompany(api);
  const inspector = await signInPlatform(api, 'inspector', company);
  for (const own of [company.token, inspector]) {
    const { status } = await api.refused(suspendCompany, { ...request(company.id, 'x'), token: own });
    assert.equal(status, 403);
  }
  for (const url of [api.database.appUrl, api.database.backofficeUrl]) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    afterTests(() => client.end());
    await client.query("select set_config('app.company_id', $1, false)", [company.id]);
    for (const statement of [
      "update subscriptions set suspended_reason = 'x', suspended_at = now()",
      'update subscriptions set suspended_reason = null, suspended_at = null',
      `insert into subscriptions (company_id, suspended_at) values (uuidv7(), now())`,
      "select begin_deed(uuidv7(), uuidv7(), 'x', 'x', uuidv7())",
    ]) {
      await assert.rejects(client.query(statement), { code: '42501' }, statement);
    }
  }
  assert.equal((await look(company)).state, 'trial');
  await api.ok(logout, { token: company.token });
});
