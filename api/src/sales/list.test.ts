import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annulSale, createSale, findSale, listSales, returnSale } from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, type Permission } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addClient, addProduct, draftSale, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api, { rate: '100' });
const { token } = shop;
const flour = await addProduct(api, shop, { price: '1' });
const client = await addClient(api, shop);
const cashier = await signInAs(api, shop, { roleId: CASHIER_ROLE_ID });

for (let n = 1; n <= 4; n++) await sell(api, shop, [flour]);
const owed = await sell(api, shop, [{ product: flour, qty: '2' }], {
  type: 'credit',
  client_id: client,
  payments: [],
});
const cashiers = await api.ok(createSale, { token: cashier, body: draftSale(shop, [flour]) });
const annulled = await sell(api, shop, [flour]);
await api.ok(annulSale, { token, params: { id: annulled.id }, body: { reason: 'x' } });
await api.ok(returnSale, {
  token,
  params: { id: owed.id },
  body: { lines: [{ line_id: owed.products[0]?.id ?? '', qty: '1' }] },
});

async function numbers(query: Record<string, string | number> = {}, as = token): Promise<number[]> {
  const found: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.ok(listSales, { token: as, query: { ...query, ...(cursor ? { cursor } : {}) } });
    found.push(...page.items.map(({ number }) => number));
    cursor = page.next ?? undefined;
  } while (cursor);
  return found;
}

test('sales come newest first, each once, however small the page', async () => {
  for (const limit of [1, 2, 3, 200]) assert.deepEqual(await numbers({ limit }), [7, 6, 5, 4, 3, 2, 1]);
});

test('sales of one instant come each once', async () => {
  const own = await openShop(api);
  const product = await addProduct(api, own);
  for (let n = 1; n <= 5; n++) await sell(api, own, [product]);
  await api.database.query(
    "update sales set created_at = '2026-03-01T10:00:00.123456Z' where company_id = $1",
    [own.id],
  );
  const found = await numbers({ limit: 1 }, own.token);
  assert.deepEqual(found.sort(), [1, 2, 3, 4, 5]);
});

test('they are found by status, client, seller and number', async () => {
  assert.deepEqual(await numbers({ status: 'annulled' }), [7]);
  assert.deepEqual(await numbers({ status: 'issued', limit: 2 }), [6, 5, 4, 3, 2, 1]);
  assert.deepEqual(await numbers({ client_id: client }), [5]);
  const { items } = await api.ok(listSales, { token, query: { search: '6' } });
  const seller_id = items[0]?.seller?.id ?? '';
  assert.deepEqual(await numbers({ seller_id }), [6]);
  assert.deepEqual(await numbers({ search: '00000005' }), [5]);
  assert.deepEqual(await numbers({ search: '8' }), []);
  assert.equal((await api.refused(listSales, { token, query: { search: 'x' } })).status, 400);
});

test('a day is a day in Caracas, from midnight to midnight, which is four in the morning in UTC', async () => {
  const own = await openShop(api);
  const product = await addProduct(api, own);
  const times = [
    '2026-03-01T03:59:59.999Z',
    '2026-03-01T04:00:00Z',
    '2026-03-02T03:59:59.999Z',
    '2026-03-02T04:00:00Z',
  ];
  for (const time of times) {
    const { id } = await sell(api, own, [product]);
    await api.database.query('update sales set created_at = $2 where id = $1', [id, time]);
  }
  assert.deepEqual(await numbers({ from: '2026-03-01', to: '2026-03-01' }, own.token), [3, 2]);
  assert.deepEqual(await numbers({ from: '2026-03-02' }, own.token), [4]);
  assert.deepEqual(await numbers({ to: '2026-02-28' }, own.token), [1]);
  assert.deepEqual(await numbers({ from: '2026-03-02', to: '2026-03-01' }, own.token), []);
  for (const from of ['0000-01-01', '2026-02-30', 'ayer', '']) {
    assert.equal((await api.refused(listSales, { token, query: { from } })).status, 400, from);
  }
  assert.deepEqual(await numbers({ from: '0001-01-01', to: '9999-12-31' }, own.token), [4, 3, 2, 1]);
});

test('a sale in the list says what it is', async () => {
  const { items } = await api.ok(listSales, { token, query: { client_id: client } });
  assert.deepEqual(items, [
    {
      id: owed.id,
      number: 5,
      create_at: owed.create_at,
      type: 'credit',
      status: 'issued',
      description: '',
      total: '200.00',
      total_alternative: '2.00',
      main: 'VES',
      alternative: 'USD',
      rate: '100',
      balance: '2.00',
      balance_currency: 'USD',
      is_returned: true,
      needs_review: false,
      seller: { id: shop.user.id, name: shop.user.name },
      client: { id: client, name: 'Carmen Díaz' },
    },
  ]);
});

test('a role sees of a sale what its permissions 7 to 12 show, and the rest is null or empty', async () => {
  const details: Permission[] = [
    ['sales', 'detail_products'],
    ['sales', 'detail_payments'],
    ['sales', 'detail_seller'],
    ['sales', 'detail_client'],
    ['sales', 'detail_subtotal'],
    ['sales', 'detail_balance'],
  ];
  const whole = await api.ok(findSale, { token, params: { id: owed.id } });
  const blind = await signInAs(api, shop, { allBut: details });
  const seen = await api.ok(findSale, { token: blind, params: { id: owed.id } });
  assert.deepEqual(
    [seen.products, seen.payments, seen.changes, seen.seller, seen.client, seen.total, seen.balance],
    [[], [], [], null, null, null, null],
  );
  assert.deepEqual([seen.total_alternative, seen.rounding, seen.number], [null, null, whole.number]);
  assert.deepEqual(
    seen.returns?.map(({ lines, total, debt }) => [lines, total, debt]),
    [[[], null, null]],
  );
  const summary = await api.ok(listSales, { token: blind, query: { search: '5' } });
  assert.deepEqual(
    summary.items.map((one) => [one.total, one.total_alternative, one.balance, one.seller, one.client]),
    [[null, null, null, null, null]],
  );

  const shown: [Permission, (keyof typeof whole)[]][] = [
    [['sales', 'detail_seller'], ['seller']],
    [['sales', 'detail_client'], ['client']],
    [
      ['sales', 'detail_subtotal'],
      ['total', 'total_alternative', 'rounding'],
    ],
    [['sales', 'detail_balance'], ['balance']],
  ];
  for (const [permission, fields] of shown) {
    const one = await signInAs(api, shop, { only: [['sales', 'read'], permission] });
    const sale = await api.ok(findSale, { token: one, params: { id: owed.id } });
    const { returns: _, ...expected } = {
      ...seen,
      ...Object.fromEntries(fields.map((field) => [field, whole[field]])),
    };
    const { returns: __, ...got } = sale;
    assert.deepEqual(got, expected, permission[1]);
  }
  const goods = await signInAs(api, shop, {
    only: [
      ['sales', 'read'],
      ['sales', 'detail_products'],
    ],
  });
  const { products } = await api.ok(findSale, { token: goods, params: { id: owed.id } });
  assert.deepEqual(
    products.map(({ name, qty, unit_price, total }) => [name, qty, unit_price, total]),
    [[flour.name, '2', null, null]],
  );
});

test('who may not see clients and sellers does not find sales by them', async () => {
  const clerk = await signInAs(api, shop, { only: [['sales', 'read']] });
  const query = { client_id: client, seller_id: shop.user.id };
  const { status, fields } = await api.refused(listSales, { token: clerk, query });
  assert.deepEqual([status, fields], [403, { client_id: 'not-allowed', seller_id: 'not-allowed' }]);
});

test('who sells gets the ticket whole, whatever the role sees later', async () => {
  assert.equal(cashiers.seller.name, 'Luis Rojas');
  assert.equal((await api.ok(findSale, { token: cashier, params: { id: cashiers.id } })).seller, null);
});
