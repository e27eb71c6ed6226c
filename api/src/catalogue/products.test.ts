import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProduct, findProduct, listMeasures, listProducts } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { race } from '../testing/race.ts';
import { addProduct, openShop, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;

const found = async (search: string, of = token) =>
  (await api.ok(listProducts, { token: of, query: { search } })).items.map(({ name }) => name);

const base = { cost_currency: 'USD', price_currency: 'USD' };

test('a product is answered as it was made, with the defaults of what was left out', async () => {
  const body = { name: '  Café  molido ', ...base };
  const made = await api.ok(createProduct, { token, body });
  assert.deepEqual(made, {
    id: made.id,
    name: 'Café  molido',
    code: null,
    barcodes: [],
    category_id: null,
    measure_id: null,
    qty: '0',
    min_qty: null,
    cost: null,
    utility: null,
    price: null,
    is_fixed_price: false,
    ...base,
    updated_at: made.updated_at,
    version: 1,
  });
  assert.deepEqual(await api.ok(findProduct, { token, params: { id: made.id } }), made);
  assert.deepEqual(
    await api.database.query('select * from stock_movements where product_id = $1', [made.id]),
    [],
  );
});

test('all that a product can have is kept, and its first quantity enters the ledger', async () => {
  const [category] = await api.database.query<{ id: string }>(
    "insert into categories (company_id, name) values ($1, 'Víveres') returning id",
    [shop.id],
  );
  const { items: measures } = await api.ok(listMeasures, { token });
  const body = {
    id: newId(),
    name: 'Queso blanco',
    code: 'Q-01',
    barcodes: ['7591234567890', 'ABC-123', '7591234567890'],
    category_id: category?.id ?? '',
    measure_id: measures[2]?.id ?? '',
    qty: 12.345,
    min_qty: '2.50',
    cost: 4,
    utility: '30.5',
    price: '5.2',
    is_fixed_price: true,
    cost_currency: 'USD',
    price_currency: 'VES',
  };
  const made = await api.ok(createProduct, { token, body });
  assert.deepEqual(made, {
    ...body,
    barcodes: ['7591234567890', 'ABC-123'],
    qty: '12.345',
    min_qty: '2.5',
    cost: '4.00',
    utility: '30.50',
    price: '5.20',
    updated_at: made.updated_at,
    version: 1,
  });
  assert.deepEqual(await api.ok(findProduct, { token, params: { id: made.id } }), made);
  assert.equal(await stockOf(api, made), '12.345');
  assert.deepEqual(
    await api.database.query('select kind, qty, user_id from stock_movements where product_id = $1', [
      made.id,
    ]),
    [{ kind: 'initial', qty: '12.345', user_id: shop.user.id }],
  );
  const { items } = await api.ok(listProducts, { token, query: { category_id: category?.id ?? '' } });
  assert.deepEqual(items, [made]);
});

test('a code and a barcode belong to one product', async () => {
  await addProduct(api, shop, { code: 'HP-1', barcodes: ['111', '222'] });
  const refused = async (given: { code?: string; barcodes?: string[] }) => {
    const { status, message, fields } = await api.refused(createProduct, {
      token,
      body: { name: 'Otra', ...base, ...given },
    });
    assert.deepEqual([status, message], [400, 'ERROR_VALIDATION']);
    return fields;
  };
  const before = await api.database.query('select count(*) from products');
  assert.deepEqual(await refused({ code: 'HP-1' }), { code: 'already-used' });
  assert.deepEqual(await refused({ code: 'hp-1' }), { code: 'already-used' });
  assert.deepEqual(await refused({ barcodes: ['333', '222'] }), { barcodes: 'already-used' });
  assert.deepEqual(await api.database.query('select count(*) from products'), before);
  assert.deepEqual(await api.database.query("select * from product_barcodes where barcode = '333'"), []);
});

test('a category, a measure or a currency that the company does not have is refused by its field', async () => {
  const body = {
    name: 'Otra',
    category_id: newId(),
    measure_id: newId(),
    cost_currency: 'EUR',
    price_currency: 'XXX',
  };
  const { status, fields } = await api.refused(createProduct, { token, body });
  assert.equal(status, 400);
  assert.deepEqual(fields, {
    category_id: 'unknown',
    measure_id: 'unknown',
    cost_currency: 'not-a-company-currency',
    price_currency: 'not-a-company-currency',
  });
});

test('sent twice with one id, one after the other or side by side, there is one product and one answer', async () => {
  const body = { id: newId(), name: 'Doble clic', code: 'DC-1', barcodes: ['444'], qty: '5', ...base };
  const send = () => api.request(createProduct, { token, body });
  const answers = await race(
    api.database,
    'products',
    Array.from({ length: 10 }, () => send),
  );
  answers.push(await send());
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  assert.equal(await stockOf(api, { id: body.id }), '5');
  assert.deepEqual(await found('doble'), ['Doble clic']);
});

test('of two products that want one code or barcode at the same moment one gets it', async () => {
  for (const wanted of [{ code: 'UNICO' }, { barcodes: ['99999'] }]) {
    const create = () =>
      api.request(createProduct, { token, body: { name: 'Uno de dos', ...base, ...wanted } });
    const answers = await race(api.database, 'products', [create, create, create]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400, 400]);
    for (const { status, text } of answers) if (status === 400) assert.match(text, /"already-used"/);
  }
});

test('one id with another body is a conflict, whatever differs', async () => {
  const body = {
    id: newId(),
    name: 'Primero',
    code: 'PR-1',
    barcodes: ['555'],
    qty: '5',
    min_qty: '1',
    ...base,
  };
  await api.ok(createProduct, { token, body });
  const [measure] = (await api.ok(listMeasures, { token })).items;
  const others = [
    { name: 'Segundo' },
    { code: null },
    { barcodes: ['555', '556'] },
    { min_qty: '2' },
    { qty: '6' },
    { cost: '1' },
    { price: '1' },
    { utility: '1' },
    { is_fixed_price: true },
    { cost_currency: 'VES' },
    { price_currency: 'VES' },
    { measure_id: measure?.id ?? null },
  ];
  for (const other of others) {
    const answer = await api.refused(createProduct, { token, body: { ...body, ...other } });
    assert.deepEqual([answer.status, answer.fields], [409, { id: 'already-used' }], JSON.stringify(other));
  }
  await api.ok(createProduct, { token, body });
});

test('a product that was withdrawn is shown no more, and its code is free', async () => {
  const gone = await addProduct(api, shop, { name: 'Retirado', code: 'RET-1' });
  await api.database.query('update products set deleted_at = now() where id = $1', [gone.id]);
  assert.equal((await api.refused(findProduct, { token, params: { id: gone.id } })).status, 404);
  assert.deepEqual(await found('retirado'), []);
  await addProduct(api, shop, { name: 'Nuevo', code: 'RET-1' });
});

test('cost, utility and quantity are set by whoever may, with a permission each', async () => {
  const limited = await signInAs(api, shop, {
    only: [
      ['products', 'create'],
      ['products', 'read'],
    ],
  });
  for (const given of [{ cost: '1' }, { utility: '1' }, { qty: '1' }]) {
    const { status, fields } = await api.refused(createProduct, {
      token: limited,
      body: { name: 'Sin permiso', ...base, ...given },
    });
    const [field = ''] = Object.keys(given);
    assert.deepEqual([status, fields], [403, { [field]: 'not-allowed' }]);
  }
  await api.ok(createProduct, { token: limited, body: { name: 'Con permiso', price: '1', ...base } });
});
