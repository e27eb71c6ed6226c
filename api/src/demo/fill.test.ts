import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import {
  approveReport,
  createExchangeRate,
  createSale,
  findCurrentRate,
  findOverview,
  findSale,
  findSubscription,
  importProducts,
  listFormulas,
  listMaterials,
  listPaymentMethods,
  listProductionOrders,
  listProducts,
  login,
  verifySession,
} from '@cuadra/shared/contract';
import pg from 'pg';
import { checkTotals } from '../commands/totals/check.ts';
import { draftSale } from '../testing/shop.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { passDays } from '../testing/subscription.ts';
import { fillDemonstration } from './fill.ts';
import { DEMO_COMPANY, DEMO_TEAM } from './identity.ts';

const api = await startApi();
const { query } = api.database;
const fill = () => fillDemonstration({ ...api.database, dataDir: api.folder });

before(async () => {
  assert.deepEqual(await fill(), { created: true });
});

const signIn = async (username: string, password: string) => {
  const { token } = await api.ok(login, { body: { username, password } });
  return { token, state: await api.ok(verifySession, { token }) };
};

test('a second start makes nothing new', async () => {
  const sales = () => query('select count(*) from sales where company_id = $1', [DEMO_COMPANY.id]);
  const before = await sales();
  assert.deepEqual(await fill(), { created: false });
  assert.deepEqual(await sales(), before);
});

test('it has 12 free days left at each start, however long ago the last one was', async () => {
  const { token } = await signIn('demo', 'demo1234');
  const subscription = async () => (await api.ok(verifySession, { token })).subscription;
  assert.equal((await subscription())?.remaining_days, 12);
  await passDays(api, DEMO_COMPANY, 52);
  assert.equal((await subscription())?.remaining_days, 0);
  await fill();
  const { freeSubscription, remaining_days } = (await subscription()) ?? {};
  assert.deepEqual([freeSubscription, remaining_days], [true, 12]);
});

test('what somebody tries out in its back office lasts after the free days, and through the next start', async () => {
  const { token } = await signIn('root', 'root1234');
  const { reports } = await api.ok(findOverview, { token });
  assert.deepEqual(
    reports.map(({ company, amount, status }) => [company.id, amount, status]),
    [[DEMO_COMPANY.id, '18.00', 'waiting']],
  );
  const decide = (invert: boolean) =>
    api.ok(approveReport, { token, body: { invoice_report_id: reports[0]?.id ?? '', invert } });
  const { token: owner } = await signIn('demo', 'demo1234');
  const left = async () => (await api.ok(findSubscription, { token: owner })).remaining_days;
  await decide(false);
  assert.equal(await left(), 12 + 30);
  await fill();
  assert.equal(await left(), 12 + 30);
  await decide(true);
  assert.equal(await left(), 12);
});

test('its owner and its cashier sign in, with what their roles may do', async () => {
  const { state: owner } = await signIn('demo', 'demo1234');
  assert.equal(owner.company?.name, 'Bodega La Esquina');
  assert.deepEqual([owner.company?.identification_type, owner.company?.identification], ['J', '401234569']);
  assert.deepEqual([owner.role?.name, owner.user.name], ['Propietario', 'María Rojas']);
  for (const module of ['sales', 'products', 'ecommerce', 'formulas', 'print']) {
    assert.ok(owner.modules.includes(module), module);
  }
  const { state: cashier } = await signIn('cajero', 'cajero1234');
  assert.equal(cashier.role?.name, 'Cajero');
  assert.equal(cashier.company?.id, owner.company?.id);
});

test('the super user is of no company, and the inspector in none yet', async () => {
  const { state: root } = await signIn('root', 'root1234');
  assert.deepEqual([root.user.super_user, root.company], [true, null]);
  const { state: inspector } = await signIn('inspector', 'inspector1234');
  assert.deepEqual([inspector.user.inspector, inspector.company], [true, null]);
});

test('the rest of the team was there, but for one, and nobody knows their passwords', async () => {
  const team = await query<{ username: string; seen: boolean; verified: boolean }>(
    `select username, last_seen_at is not null as seen, verified_at is not null as verified from users
     where company_id = $1 order by username`,
    [DEMO_COMPANY.id],
  );
  assert.deepEqual(
    team.map(({ username, seen }) => [username, seen]),
    [
      ['ana.torres', true],
      ['cajero', true],
      ['demo', true],
      ['pedro.diaz', false],
    ],
  );
  for (const { username, password } of Object.values(DEMO_TEAM)) {
    if (password !== null) continue;
    const error = await api.refused(login, { body: { username, password: `${username}1234` } });
    assert.equal(error.message, 'ERROR_INVALID_CREDENTIALS');
  }
});

test('the cash register can sell at once: products, today’s rate and the six ways to pay, in their order', async () => {
  const { token, state } = await signIn('cajero', 'cajero1234');
  const { items: methods } = await api.ok(listPaymentMethods, { token });
  assert.deepEqual(
    methods.map(({ name }) => name),
    ['Efectivo $', 'Pago Móvil', 'Punto de venta', 'Efectivo Bs.', 'Zelle', 'Transferencia'],
  );
  const [dollars, , , bolivares] = methods;
  assert.ok(dollars && bolivares);
  const malt = await findOne(api, token, '7591446002176');
  assert.equal(malt.name, 'Malta Polar 355 ml');
  const flour = await findOne(api, token, 'harina p.a.n. maíz blanco');
  const rate = await api.ok(findCurrentRate, { token });
  assert.equal(rate.origin, 'demo');
  const shop = { ...NOBODY, token, user: state.user, rate, cash: { main: bolivares, alternative: dollars } };
  const ticket = await api.ok(createSale, {
    token,
    body: draftSale(shop, [malt, { product: flour, qty: '2' }]),
  });
  const [row] = await query<{ last: number }>(
    "select last::int from counters where company_id = $1 and name = 'sales'",
    [DEMO_COMPANY.id],
  );
  assert.equal(ticket.number, row?.last);
  assert.equal(ticket.seller.name, 'Luis García');
  const { token: ownersToken } = await signIn('demo', 'demo1234');
  const read = await api.ok(findSale, { token: ownersToken, params: { id: ticket.id } });
  assert.equal(read.total, ticket.total);
});

test('the rate can be set by hand', async () => {
  const { token } = await signIn('demo', 'demo1234');
  await api.ok(createExchangeRate, { token, body: { source: 'USD', target: 'VES', rate: '999.99' } });
  assert.equal((await api.ok(findCurrentRate, { token })).rate, '999.99');
});

test('it bakes: materials in both currencies, formulas of two levels, and an order of each kind', async () => {
  const { token } = await signIn('demo', 'demo1234');
  const { items: materials } = await api.ok(listMaterials, { token });
  assert.deepEqual([...new Set(materials.map(({ cost_currency }) => cost_currency))].sort(), ['USD', 'VES']);
  assert.ok(materials.every(({ cost }) => cost !== null));
  assert.deepEqual((await api.ok(listMaterials, { token, query: { low: 'true' } })).items.length, 1);
  const { items: formulas } = await api.ok(listFormulas, { token });
  assert.deepEqual(
    formulas.map(({ name, makes, unit_cost }) => [name, makes.kind, unit_cost !== null]),
    [
      ['Masa de pan', 'material', true],
      ['Pan canilla', 'product', true],
      ['Sándwich de jamón y queso', 'product', true],
    ],
  );
  const { items: orders } = await api.ok(listProductionOrders, { token });
  assert.deepEqual(
    orders.map(({ formula_name, status, qty, made, waste }) => [formula_name, status, qty, made, waste]),
    [
      ['Sándwich de jamón y queso', 'planned', '24', '0', '0'],
      ['Masa de pan', 'started', '20', '0', '0'],
      ['Pan canilla', 'done', '80', '77', '3'],
    ],
  );
  const bread = await findOne(api, token, 'pan canilla de la casa');
  assert.deepEqual([bread.qty, bread.cost === null], ['77', false]);
});

test('all of its totals are their ledgers', async () => {
  const client = new pg.Client({ connectionString: api.database.ownerUrl });
  await client.connect();
  try {
    assert.deepEqual(await checkTotals(client, { fix: false, company: DEMO_COMPANY.id }), []);
  } finally {
    await client.end();
  }
});

test('its catalogue is a file that any company could import', async () => {
  const { token } = await signIn('demo', 'demo1234');
  const body = await readFile(new URL('../../data/demo-catalogue.csv', import.meta.url), 'utf8');
  const result = await api.ok(importProducts, { token, headers: { 'content-type': 'text/csv' }, body });
  const rows = body.trim().split('\n').length - 1;
  assert.deepEqual(result, { created: 0, updated: rows, rejected: 0, rejections: [] });
});

/** What `TestShop` has of the company that registered it; no sale looks at it. */
const NOBODY = { id: DEMO_COMPANY.id, username: '', email: '', password: '' };

async function findOne(of: TestApi, token: string, search: string) {
  const { items } = await of.ok(listProducts, { token, query: { search } });
  const [product, ...others] = items;
  assert.ok(product && others.length === 0, `${items.length} products for ${search}`);
  return product;
}
