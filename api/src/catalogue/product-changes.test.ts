import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustStock,
  type CallInput,
  createProduct,
  deleteProduct,
  exportProducts,
  findProduct,
  importProducts,
  listMovements,
  listProducts,
  type Product,
  updateProduct,
} from '@cuadra/shared/contract';
import { newId, type Permission } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addProduct, openShop, sell, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;

/** The body of a change that changes nothing. */
const unchanged = ({ updated_at: _, version: __, ...product }: Product) => product;
const get = (id: string) => api.ok(findProduct, { token, params: { id } });
const change = (product: Product, given: Partial<Product>, of = token) =>
  api.ok(updateProduct, { token: of, body: { ...unchanged(product), ...given } });

test('a product is changed: its barcodes with it, another quantity as an adjustment', async () => {
  const flour = await addProduct(api, shop, {
    name: 'Harina',
    code: 'H-1',
    barcodes: ['701', '702'],
    qty: '10',
  });
  const changed = await change(flour, {
    name: 'Harina PAN',
    barcodes: ['702', '703'],
    qty: '7.5',
    cost: '1.10',
  });
  assert.deepEqual(changed, {
    ...flour,
    name: 'Harina PAN',
    barcodes: ['702', '703'],
    qty: '7.5',
    cost: '1.10',
    updated_at: changed.updated_at,
    version: flour.version + 1,
  });
  assert.ok(changed.updated_at > flour.updated_at);
  assert.equal(await stockOf(api, flour), '7.5');
  const { items } = await api.ok(listMovements, { token, params: { id: flour.id } });
  assert.deepEqual(
    items.map(({ kind, qty, balance, user }) => [kind, qty, balance, user]),
    [
      ['adjustment', '-2.5', '7.5', shop.user.name],
      ['initial', '10', '10', shop.user.name],
    ],
  );
  await addProduct(api, shop, { name: 'Otra', barcodes: ['701'] });
  const taken = { ...unchanged(changed), barcodes: ['701'] };
  const refused = await api.refused(updateProduct, { token, body: taken });
  assert.deepEqual([refused.status, refused.fields], [400, { barcodes: 'already-used' }]);
});

test('what is left out of a change stays: quantity, cost and utility', async () => {
  const {
    qty: _q,
    cost: _c,
    utility: _u,
    ...body
  } = unchanged(await addProduct(api, shop, { qty: '5', utility: '30' }));
  const changed = await api.ok(updateProduct, { token, body });
  assert.deepEqual([changed.qty, changed.cost, changed.utility], ['5', '1.00', '30.00']);
});

test('cost, utility and quantity are changed by whoever may; the rest without those permissions', async () => {
  const product = await addProduct(api, shop, { qty: '5', utility: '30' });
  const changes: [Permission, Partial<Product>][] = [
    [['products', 'modify_cost'], { cost: '2.00' }],
    [['products', 'modify_utility'], { utility: '31.00' }],
    [['products', 'modify_quantity'], { qty: '6' }],
  ];
  for (const [permission, given] of changes) {
    const without = await signInAs(api, shop, { allBut: [permission] });
    const body = { ...unchanged(product), ...given };
    const { status, fields } = await api.refused(updateProduct, { token: without, body });
    const [field = ''] = Object.keys(given);
    assert.deepEqual([status, fields], [403, { [field]: 'not-allowed' }]);
    await change(product, { name: `Sin ${field}` }, without);
  }
  assert.equal(await stockOf(api, product), '5');
});

test('a fixed price is changed and made by who may change the utility', async () => {
  const fixed = await addProduct(api, shop, { is_fixed_price: true, price: '5.00', price_currency: 'USD' });
  const open = await addProduct(api, shop, { utility: '30' });
  const without = await signInAs(api, shop, { allBut: [['products', 'modify_utility']] });
  for (const [product, given] of [
    [fixed, { price: '4.00' }],
    [fixed, { price_currency: 'VES' }],
    [open, { is_fixed_price: true, price: '9.00' }],
  ] as const) {
    const body = { ...unchanged(product), ...given };
    const { status, fields } = await api.refused(updateProduct, { token: without, body });
    assert.deepEqual([status, fields], [403, { price: 'not-allowed' }]);
    await change(product, { name: 'Otro nombre' }, without);
    await change(product, given);
    await change(product, {});
  }
});

test('a withdrawn product is shown no more, devices are told, and its code and barcodes are free', async () => {
  const gone = await addProduct(api, shop, { name: 'Se retira', code: 'R-1', barcodes: ['801'] });
  const params = { id: gone.id };
  await api.ok(deleteProduct, { token, params });
  assert.equal((await api.refused(findProduct, { token, params })).status, 404);
  assert.equal((await api.refused(deleteProduct, { token, params })).status, 404);
  assert.equal((await api.refused(updateProduct, { token, body: unchanged(gone) })).status, 404);
  const query = { updated_since: gone.updated_at };
  const { items } = await api.ok(listProducts, { token, query });
  assert.equal(items.find(({ id }) => id === gone.id)?.deleted, true);
  const again = await addProduct(api, shop, { name: 'Lo releva', code: 'R-1', barcodes: ['801'] });
  const { items: present } = await api.ok(listProducts, { token, query });
  assert.equal(present.find(({ id }) => id === again.id)?.deleted, undefined);
  const { qty, cost, utility, price, is_fixed_price, cost_currency, price_currency } = gone;
  const body = {
    id: gone.id,
    name: gone.name,
    qty,
    cost,
    utility,
    price,
    is_fixed_price,
    cost_currency,
    price_currency,
  };
  assert.equal((await api.refused(createProduct, { token, body })).status, 409);
});

test('the stock is adjusted by a difference with a reason, once however often it is sent', async () => {
  const product = await addProduct(api, shop, { qty: '5' });
  const body = { id: newId(), product_id: product.id, qty: '-1.5', reason: 'Se dañó' };
  const send = () => api.request(adjustStock, { token, body });
  const answers = await Promise.all([send(), send(), send(), send()]);
  answers.push(await send());
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  assert.equal((await get(product.id)).qty, '3.5');
  assert.equal(await stockOf(api, product), '3.5');
  for (const other of [{ qty: '1' }, { reason: 'Otra' }]) {
    const refused = await api.refused(adjustStock, { token, body: { ...body, ...other } });
    assert.deepEqual([refused.status, refused.fields], [409, { id: 'already-used' }]);
  }
  const unknown = await api.refused(adjustStock, {
    token,
    body: { ...body, id: newId(), product_id: newId() },
  });
  assert.deepEqual(unknown.fields, { product_id: 'unknown' });
});

test('no more is taken than there is, unless the company allows it, whatever comes at once', async () => {
  const other = await openShop(api);
  const product = await addProduct(api, other, { qty: '5' });
  const take = () =>
    api.request(adjustStock, {
      token: other.token,
      body: { product_id: product.id, qty: '-2', reason: 'Consumo propio' },
    });
  const answers = await Promise.all([take(), take(), take(), take()]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 409, 409]);
  assert.equal(await stockOf(api, product), '1');
  await api.database.query(
    'update company_configurations set allow_negative_stock = true where company_id = $1',
    [other.id],
  );
  assert.equal((await take()).status, 201);
  assert.equal(await stockOf(api, product), '-1');
});

test('the ledger of a product comes page by page with what there was after each movement', async () => {
  const product = await addProduct(api, shop, { qty: '100' });
  for (const qty of ['1', '2', '3']) await sell(api, shop, [{ product, qty }]);
  await api.ok(adjustStock, { token, body: { product_id: product.id, qty: '10', reason: 'Llegó' } });
  const read = async (limit: number) => {
    const balances: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit, ...(cursor ? { cursor } : {}) };
      const page = await api.ok(listMovements, { token, params: { id: product.id }, query });
      balances.push(...page.items.map(({ balance }) => balance));
      cursor = page.next ?? undefined;
    } while (cursor);
    return balances;
  };
  for (const limit of [1, 2, 50]) assert.deepEqual(await read(limit), ['104', '94', '97', '99', '100']);
});

test('an export goes back in: here it changes nothing, in another company it makes the same catalogue', async () => {
  const [from, to] = [await openShop(api), await openShop(api)];
  await addProduct(api, from, {
    name: '=HYPERLINK("x")',
    code: '-1',
    barcodes: ['+58', '902'],
    qty: '1.125',
  });
  await addProduct(api, from, {
    ...{ name: 'Café; "molido"', qty: '1250', price: '1234.50', min_qty: '1.5', favourite: true },
  });
  await addProduct(api, from, {
    name: 'Queso',
    cost: '4',
    utility: '30.5',
    price: null,
    is_fixed_price: false,
  });
  const file = await api.request(exportProducts, { token: from.token });
  assert.equal(file.status, 200);
  assert.match(file.headers.get('content-type') ?? '', /^text\/csv/);
  assert.match(file.text, /'=HYPERLINK/);
  assert.doesNotMatch(file.text, /(^|;|\n)"?[=+@-]/);
  const load = (of: string) =>
    api.ok(importProducts, { token: of, body: file.text, headers: { 'content-type': 'text/csv' } });
  const list = async (of: string) =>
    (await api.ok(listProducts, { token: of })).items.map(({ id: _i, updated_at: _u, price, ...rest }) => ({
      ...rest,
      price: rest.is_fixed_price ? price : null,
    }));
  const before = await list(from.token);
  assert.deepEqual((await load(to.token)).created, 3);
  assert.deepEqual(await list(to.token), before);
});

test('the export has what a filter finds and no more', async () => {
  const shop = await openShop(api);
  await addProduct(api, shop, { name: 'Café molido', qty: '0' });
  await addProduct(api, shop, { name: 'Café en grano', qty: '4' });
  await addProduct(api, shop, { name: 'Arroz', qty: '0' });
  const gone = await addProduct(api, shop, { name: 'Café viejo', qty: '0' });
  await api.ok(deleteProduct, { token: shop.token, params: { id: gone.id } });
  const names = async (query: CallInput<typeof exportProducts>['query']) => {
    const { text } = await api.request(exportProducts, { token: shop.token, query });
    const [, ...lines] = text.trim().split('\n');
    return lines.map((line) => line.split(';')[0]);
  };
  assert.deepEqual(await names({ search: 'cafe', stock: 'none' }), ['Café molido']);
  assert.deepEqual(await names({ search: 'cafe' }), ['Café en grano', 'Café molido']);
  assert.deepEqual(await names({ withdrawn: 'true' }), ['Café viejo']);
  assert.deepEqual(await names({}), ['Arroz', 'Café en grano', 'Café molido']);
});
