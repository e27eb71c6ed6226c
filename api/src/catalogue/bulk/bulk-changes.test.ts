import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BULK_PART,
  type CallInput,
  countProducts,
  createBulkChange,
  createCategory,
  findProduct,
  listProducts,
  type Product,
  previewBulkChange,
  undoBulkChange,
  updateProduct,
} from '@cuadra/shared/contract';
import { linePrice, newId, type Permission } from '@cuadra/shared/domain';
import { signInAs } from '../../testing/company.ts';
import { addProduct, openShop, type TestShop } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';

const api = await startApi();
type Body = CallInput<typeof createBulkChange>['body'];
type Wish = Pick<Body, 'selection' | 'change'>;

async function preview(token: string, wish: Wish, limit = 50) {
  const lines = [];
  let cursor: string | undefined;
  let as_of = '';
  do {
    const page = await api.ok(previewBulkChange, {
      token,
      body: { ...wish, limit, ...(cursor && { cursor }) },
    });
    as_of ||= page.as_of;
    lines.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor);
  return { as_of, lines };
}

/** All parts of a change, or of its undoing. */
async function apply(token: string, wish: Wish, as_of: string, id = newId()) {
  const left: { name: string; reason: string }[] = [];
  let changed = 0;
  let parts = 0;
  let cursor: string | undefined;
  do {
    const body = { id, ...wish, as_of, ...(cursor && { cursor }) };
    const part = await api.ok(createBulkChange, { token, body });
    changed += part.changed;
    left.push(...part.left);
    cursor = part.next ?? undefined;
    parts++;
  } while (cursor);
  return { id, changed, left: left.map(({ name, reason }) => [name, reason]), parts };
}

async function undo(token: string, id: string) {
  let changed = 0;
  const left: unknown[] = [];
  let cursor: string | undefined;
  do {
    const part = await api.ok(undoBulkChange, { token, params: { id }, body: cursor ? { cursor } : {} });
    changed += part.changed;
    left.push(...part.left.map(({ name, reason }) => [name, reason]));
    cursor = part.next ?? undefined;
  } while (cursor);
  return { changed, left };
}

const read = (shop: TestShop, { id }: Pick<Product, 'id'>) =>
  api.ok(findProduct, { token: shop.token, params: { id } });
const priceOf = async (shop: TestShop, product: Product) => linePrice(await read(shop, product)).unit_price;
const rise = { kind: 'price_percent', percent: '8', step: '0.05' } as const;

test('a rise of 8 % over a category, as the preview says it, and its undoing', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const { id: category_id } = await api.ok(createCategory, { token, body: { name: 'Víveres' } });
  const fixed = await addProduct(api, shop, { name: 'Café', category_id, price: '3.00' });
  const worked = await addProduct(api, shop, {
    ...{ name: 'Arroz', category_id, cost: '1', utility: '30', price: null, is_fixed_price: false },
  });
  const priceless = await addProduct(api, shop, { name: 'Sal', category_id, price: null });
  const other = await addProduct(api, shop, { name: 'Otra', price: '3.00' });
  const wish: Wish = { selection: { filter: { category_id } }, change: rise };
  const { as_of, lines } = await preview(token, wish, 1);
  const told = lines.map(({ name, before, after, left }) => [
    name,
    before.unit_price,
    after?.unit_price,
    left,
  ]);
  assert.deepEqual(told.sort(), [
    ['Arroz', '1.3', '1.4', null],
    ['Café', '3', '3.25', null],
    ['Sal', '0', undefined, 'no-price'],
  ]);
  const done = await apply(token, wish, as_of);
  assert.deepEqual([done.changed, done.left], [2, [['Sal', 'no-price']]]);
  assert.deepEqual(await Promise.all([fixed, worked, priceless, other].map((one) => priceOf(shop, one))), [
    ...['3.25', '1.4', '0', '3'],
  ]);
  assert.equal((await read(shop, worked)).is_fixed_price, false, 'it goes on following its cost');
  const [kept] = await api.database.query<{ n: number }>(
    'select count(*)::int as n from product_earlier_prices where company_id = $1',
    [shop.id],
  );
  assert.equal(kept?.n, 2, 'a sale made offline at the old price still finds it');

  const again = await apply(token, wish, as_of, done.id);
  assert.deepEqual([again.changed, await priceOf(shop, fixed)], [2, '3.25'], 'sent again it changes nothing');

  const { updated_at: _, qty: __, ...fields } = await read(shop, fixed);
  await api.ok(updateProduct, { token, body: { ...fields, price: '9.99' } });
  const back = await undo(token, done.id);
  assert.deepEqual(back, { changed: 1, left: [['Café', 'changed-since']] });
  assert.deepEqual(
    [await priceOf(shop, worked), await priceOf(shop, fixed), (await read(shop, worked)).utility],
    ['1.3', '9.99', '30.00'],
  );
  assert.deepEqual((await undo(token, done.id)).changed, 1, 'undone twice it is undone once');
});

test('what somebody changed after the preview is left to them', async () => {
  const shop = await openShop(api);
  const [a, b] = [await addProduct(api, shop, { name: 'A' }), await addProduct(api, shop, { name: 'B' })];
  const wish: Wish = { selection: { ids: [a.id, b.id] }, change: rise };
  const { as_of } = await preview(shop.token, wish);
  const { updated_at: _, qty: __, ...fields } = b;
  await api.ok(updateProduct, { token: shop.token, body: { ...fields, price: '7.00' } });
  const done = await apply(shop.token, wish, as_of);
  assert.deepEqual([done.changed, done.left, await priceOf(shop, b)], [1, [['B', 'changed-since']], '7']);
});

test('category, measure, utility and an amount; withdrawn ones come back with their codes', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const { id: category_id } = await api.ok(createCategory, { token, body: { name: 'Nueva' } });
  const soap = await addProduct(api, shop, {
    ...{ name: 'Jabón', code: 'J1', barcodes: ['111', '222'], cost: '2', utility: '10' },
    ...{ price: null, is_fixed_price: false },
  });
  const selection = { ids: [soap.id] };
  const make = async (change: Wish['change']) => {
    const wish = { selection, change };
    return apply(token, wish, (await preview(token, wish)).as_of);
  };
  const moved = await make({ kind: 'category', category_id });
  assert.equal((await read(shop, soap)).category_id, category_id);
  await make({ kind: 'utility', utility: '25' });
  assert.equal(await priceOf(shop, soap), '2.5');
  await make({ kind: 'price_amount', amount: '3', currency: 'USD' });
  assert.equal(await priceOf(shop, soap), '3');
  assert.deepEqual(await undo(token, moved.id), { changed: 1, left: [] });
  const now = await read(shop, soap);
  assert.deepEqual(
    [now.category_id, linePrice(now).unit_price],
    [null, '3'],
    'only what it changed is put back',
  );

  const gone = await make({ kind: 'withdraw' });
  assert.deepEqual((await api.ok(listProducts, { token, query: { search: '111' } })).items, []);
  assert.deepEqual(await undo(token, gone.id), { changed: 1, left: [] });
  assert.equal((await api.ok(listProducts, { token, query: { search: '111' } })).items.length, 1);
  const goneAgain = await make({ kind: 'withdraw' });
  await addProduct(api, shop, { name: 'Otro', barcodes: ['222'] });
  assert.deepEqual(await undo(token, goneAgain.id), { changed: 0, left: [['Jabón', 'code-taken']] });
});

test('favourites of the company are marked and unmarked, and undone as each was', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const [bread, milk, salt] = [
    await addProduct(api, shop, { name: 'Pan', favourite: true }),
    await addProduct(api, shop, { name: 'Leche' }),
    await addProduct(api, shop, { name: 'Sal' }),
  ];
  const marked = () =>
    Promise.all([bread, milk, salt].map(async (one) => (await read(shop, one)).favourite ?? false));
  const mark: Wish = { selection: { filter: {} }, change: { kind: 'favourite', favourite: true } };
  const { as_of, lines } = await preview(token, mark);
  assert.deepEqual(lines.map(({ name, favourite, left }) => [name, favourite, left]).sort(), [
    ['Leche', false, null],
    ['Pan', true, 'same'],
    ['Sal', false, null],
  ]);
  const done = await apply(token, mark, as_of);
  assert.deepEqual([done.changed, done.left, await marked()], [2, [['Pan', 'same']], [true, true, true]]);
  const { updated_at: _, qty: __, ...fields } = await read(shop, salt);
  await api.ok(updateProduct, { token, body: { ...fields, favourite: false } });
  assert.deepEqual(await undo(token, done.id), { changed: 1, left: [['Sal', 'changed-since']] });
  assert.deepEqual(await marked(), [true, false, false]);

  const unmark: Wish = { selection: { ids: [bread.id] }, change: { kind: 'favourite', favourite: false } };
  const off = await apply(token, unmark, (await preview(token, unmark)).as_of);
  assert.deepEqual(await marked(), [false, false, false]);
  await undo(token, off.id);
  assert.deepEqual(await marked(), [true, false, false]);
});

test('more products than one part, each once, and another company waits for none of them', async () => {
  const shop = await openShop(api);
  await api.database.query(
    `insert into products (company_id, name, price, is_fixed_price, cost_currency, price_currency)
     select $1, 'P' || i, 1, true, 'USD', 'USD' from generate_series(1, $2::int) i`,
    [shop.id, BULK_PART * 2 + 1],
  );
  const wish: Wish = { selection: { filter: { search: 'p' } }, change: rise };
  const { as_of } = await preview(shop.token, wish, 200);
  const done = await apply(shop.token, wish, as_of);
  assert.deepEqual([done.changed, done.parts], [BULK_PART * 2 + 1, 3]);
  assert.equal((await undo(shop.token, done.id)).changed, BULK_PART * 2 + 1);
});

test('each change takes what it takes for one product, and so does its undoing', async () => {
  const shop = await openShop(api);
  const product = await addProduct(api, shop);
  const selection = { ids: [product.id] };
  const as_of = new Date(Date.now() + 60_000).toISOString();
  const update = ['products', 'update'] as const;
  const wishes: [Wish['change'], Permission[], Record<string, string>][] = [
    [rise, [update, ['products', 'delete']], { change: 'not-allowed' }],
    [{ kind: 'utility', utility: '5' }, [update], { change: 'not-allowed' }],
    [{ kind: 'price_amount', amount: '5', currency: 'USD' }, [update], { change: 'not-allowed' }],
    [{ kind: 'withdraw' }, [update, ['products', 'modify_utility']], { change: 'not-allowed' }],
    [{ kind: 'withdraw' }, [['products', 'delete']], {}],
    [{ kind: 'category', category_id: null }, [['products', 'delete']], {}],
    [{ kind: 'favourite', favourite: true }, [['products', 'modify_utility']], {}],
  ];
  for (const [change, only, fields] of wishes) {
    const token = await signInAs(api, shop, { only });
    const body = { selection, change };
    for (const answer of [
      await api.refused(previewBulkChange, { token, body }),
      await api.refused(createBulkChange, { token, body: { id: newId(), as_of, ...body } }),
    ])
      assert.deepEqual([answer.status, answer.fields], [403, fields], change.kind);
  }
  const done = await apply(shop.token, { selection, change: rise }, as_of);
  const mayOnlyUpdate = await signInAs(api, shop, { only: [['products', 'update']] });
  const refused = await api.refused(undoBulkChange, {
    token: mayOnlyUpdate,
    params: { id: done.id },
    body: {},
  });
  assert.deepEqual([refused.status, await priceOf(shop, product)], [403, '1.35']);
});

test('nothing of another company, no id twice, and no category that is not there', async () => {
  const [shop, other] = [await openShop(api), await openShop(api)];
  const [own, foreign] = [await addProduct(api, shop), await addProduct(api, other)];
  const as_of = new Date(Date.now() + 60_000).toISOString();
  const done = await apply(shop.token, { selection: { ids: [own.id, foreign.id] }, change: rise }, as_of);
  assert.deepEqual([done.changed, await priceOf(other, foreign)], [1, '1.25']);
  const elsewhere = await api.refused(undoBulkChange, {
    token: other.token,
    params: { id: done.id },
    body: {},
  });
  assert.equal(elsewhere.status, 404);
  const body = { id: done.id, selection: { ids: [own.id] }, change: rise, as_of };
  assert.equal((await api.refused(createBulkChange, { token: shop.token, body })).message, 'ERROR_CONFLICT');
  const unknown = { ...body, id: newId(), change: { kind: 'category', category_id: newId() } } as const;
  assert.deepEqual((await api.refused(createBulkChange, { token: shop.token, body: unknown })).fields, {
    category_id: 'unknown',
  });
  assert.equal((await api.ok(countProducts, { token: shop.token })).count, 1);
});

test('who has a product of a change open meanwhile is told whose change it was', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const { id, name, cost_currency, price_currency, version } = await addProduct(api, shop, { price: '3.00' });
  const wish: Wish = { selection: { ids: [id] }, change: rise };
  const { as_of } = await preview(token, wish);
  const change = await apply(token, wish, as_of);
  const form = { id, name, cost_currency, price_currency, price: '4.00', is_fixed_price: true, version };
  const edited = await api.refused(updateProduct, { token, body: form });
  assert.deepEqual([edited.status, edited.details.by, edited.details.is_own], [409, shop.user.name, true]);

  const now = await read(shop, { id });
  await undo(token, change.id);
  const undone = await api.refused(updateProduct, { token, body: { ...form, version: now.version } });
  assert.deepEqual([undone.status, undone.details.by], [409, shop.user.name]);
});
