import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addCountEntries,
  adjustStock,
  applyStockCount,
  type CallInput,
  cancelStockCount,
  deleteProduct,
  findCountFigures,
  findStockCount,
  listCountEntries,
  listCountLines,
  listMovements,
  listStockCounts,
  openStockCount,
  type Product,
  type StockCount,
  updateProduct,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { currentTime } from '../../clock/clock.ts';
import { signInAs } from '../../testing/company.ts';
import { openDevice } from '../../testing/device.ts';
import { addProduct, draftSale, openShop, sell, stockOf } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';

const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2027-01-15T08:00:00-04:00' } });
const shop = await openShop(api);
const { token } = shop;
const device = await openDevice(api, shop);
/** Seconds. */
const MINUTE = 60;
const MINUTE_MS = 60_000;

type Opening = Partial<CallInput<typeof openStockCount>['body']>;
const openOne = (given: Opening = {}) =>
  api.ok(openStockCount, { token, body: { id: newId(), name: 'Estante 1', scope: 'list', ...given } });
const count = (to: StockCount, product: Product, qty: string, given: object = {}, as = token) => {
  const id = newId();
  return api
    .ok(addCountEntries, {
      token: as,
      params: { id: to.id },
      body: { entries: [{ id, product_id: product.id, qty, ...given }] },
    })
    .then((answer) => ({ ...answer, id }));
};
const linesOf = async ({ id }: StockCount, as = token) =>
  (await api.ok(listCountLines, { token: as, params: { id }, query: {} })).items;
const briefOf = async (one: StockCount) =>
  (await linesOf(one)).map((line) => [line.counted, line.expected, line.difference, line.state]);
const revisionOf = async ({ id }: StockCount) =>
  (await api.ok(findStockCount, { token, params: { id } })).revision;
const applyIt = async (one: StockCount, closing_id = newId()) =>
  api.ok(applyStockCount, {
    token,
    params: { id: one.id },
    body: { closing_id, revision: await revisionOf(one) },
  });

test('counted at ten, sold at five past, applied at eleven: what was sold stays sold', async () => {
  const product = await addProduct(api, shop, { qty: '20' });
  const one = await openOne();
  await count(one, product, '18');
  await sell(api, shop, [{ product, qty: '3' }]);
  assert.deepEqual(await briefOf(one), [['18', '20', '-2', 'different']]);
  assert.equal(await stockOf(api, product), '17');
  const applied = await applyIt(one);
  assert.deepEqual([applied.state, applied.closed_by], ['applied', shop.user.name]);
  assert.equal(await stockOf(api, product), '15');
  const [last] = (await api.ok(listMovements, { token, params: { id: product.id }, query: {} })).items;
  assert.deepEqual([last?.qty, last?.count_id, last?.reason], ['-2', one.id, 'Estante 1']);
  // What was applied stays as it was applied.
  await sell(api, shop, [product]);
  assert.deepEqual(await briefOf(one), [['18', '20', '-2', 'different']]);
});

test('what two people count in two places is added up', async () => {
  const product = await addProduct(api, shop, { qty: '20' });
  const other = await signInAs(api, shop, {
    only: [
      ['products', 'read'],
      ['products', 'update'],
    ],
  });
  const one = await openOne();
  await Promise.all([count(one, product, '12'), count(one, product, '9', {}, other)]);
  assert.deepEqual(await briefOf(one), [['21', '20', '1', 'different']]);
  const { items } = await api.ok(listCountEntries, { token, params: { id: one.id }, query: {} });
  assert.deepEqual(items.map(({ is_own, qty }) => `${is_own} ${qty}`).sort(), ['false 9', 'true 12']);
  await applyIt(one);
  assert.equal(await stockOf(api, product), '21');
});

test('what was sold between two entries leaves their product as it is, until it is counted again', async () => {
  const product = await addProduct(api, shop, { qty: '20' });
  const one = await openOne();
  const shelf = await count(one, product, '8');
  await sell(api, shop, [{ product, qty: '3' }]);
  const store = await count(one, product, '9');
  assert.deepEqual(await briefOf(one), [['17', '17', '0', 'moved']]);
  const again = newId();
  await api.ok(addCountEntries, {
    token,
    params: { id: one.id },
    body: {
      voided: [shelf.id, store.id],
      entries: [{ id: again, product_id: product.id, qty: '16' }],
    },
  });
  assert.deepEqual(await briefOf(one), [['16', '17', '-1', 'different']]);
  await applyIt(one);
  assert.equal(await stockOf(api, product), '16');
});

test('what moved while it was counted, and what was withdrawn, is left by the application', async () => {
  const [moved, gone] = [
    await addProduct(api, shop, { name: 'A', qty: '20' }),
    await addProduct(api, shop, { name: 'B', qty: '5' }),
  ];
  const one = await openOne();
  await count(one, moved, '8');
  await count(one, gone, '4');
  await sell(api, shop, [{ product: moved, qty: '3' }]);
  await count(one, moved, '1');
  await api.ok(deleteProduct, { token, params: { id: gone.id } });
  await count(one, gone, '0');
  assert.deepEqual(await briefOf(one), [
    ['9', '17', '-8', 'moved'],
    ['4', '5', '-1', 'withdrawn'],
  ]);
  await applyIt(one);
  assert.deepEqual([await stockOf(api, moved), await stockOf(api, gone)], ['17', '5']);
});

test('what was counted without a connection counts as of then, by how long ago the device says it was', async () => {
  const product = await addProduct(api, shop, { qty: '20' });
  const one = await openOne();
  await api.letPass(30 * MINUTE);
  await sell(api, shop, [{ product, qty: '3' }]);
  await api.letPass(10 * MINUTE);
  // Counted twenty minutes ago, before the sale: there were 18.
  await count(one, product, '18', { age_ms: 20 * MINUTE_MS });
  assert.deepEqual(await briefOf(one), [['18', '20', '-2', 'different']]);
  await applyIt(one);
  assert.equal(await stockOf(api, product), '15');
});

test('no entry is older than its count, whatever a device says', async () => {
  const product = await addProduct(api, shop, { qty: '20' });
  await sell(api, shop, [{ product, qty: '3' }]);
  await api.letPass(MINUTE);
  const one = await openOne();
  await count(one, product, '17', { age_ms: 7 * 24 * 60 * MINUTE_MS });
  assert.deepEqual(await briefOf(one), [['17', '17', '0', 'same']]);
});

test('a sale that arrives late left the shelf when it was made, and not when it arrived', async () => {
  const product = await addProduct(api, shop, { qty: '20' });
  const one = await openOne();
  await api.letPass(30 * MINUTE);
  const soldAt = new Date(currentTime().getTime() - 10 * MINUTE_MS).toISOString();
  // There were 17 when it was counted: the three were gone already, and the ledger did not know.
  await count(one, product, '17');
  assert.deepEqual(await briefOf(one), [['17', '20', '-3', 'different']]);
  await device.send(shop, draftSale(shop, [{ product, qty: '3' }]), soldAt);
  assert.deepEqual(await briefOf(one), [['17', '17', '0', 'same']]);
  await applyIt(one);
  assert.equal(await stockOf(api, product), '17');
});

test('who set the stock to what was counted has not lost it twice', async () => {
  const product = await addProduct(api, shop, { qty: '20' });
  const [one, two] = [await openOne(), await openOne({ name: 'Estante 2' })];
  await count(one, product, '18');
  await count(two, product, '18');
  const { id, name, cost_currency, price_currency } = product;
  const kept = { id, name, cost_currency, price_currency, price: '1.25', is_fixed_price: true };
  await api.ok(updateProduct, { token, body: { ...kept, qty: '18' } });
  assert.deepEqual(await briefOf(one), [['18', '18', '0', 'same']]);
  await api.ok(adjustStock, { token, body: { product_id: id, qty: '-1', cause: 'breakage' } });
  assert.deepEqual(await briefOf(one), [['18', '18', '0', 'same']]);
  await applyIt(one);
  await applyIt(two);
  assert.equal(await stockOf(api, product), '17');
});

test('an entry that is sent again counts once, and another one under its id is none', async () => {
  const product = await addProduct(api, shop, { qty: '20' });
  const one = await openOne();
  const entry = { id: newId(), product_id: product.id, qty: '6' };
  const send = (given: object = {}) =>
    api.ok(addCountEntries, {
      token,
      params: { id: one.id },
      body: { entries: [{ ...entry, ...given }] },
    });
  const first = await send();
  const again = await send({ age_ms: 5000 });
  assert.deepEqual(again, first);
  assert.deepEqual(first.taken, [{ id: entry.id, product_id: product.id, name: product.name }]);
  assert.deepEqual((await send({ qty: '7' })).rejected, [{ id: entry.id, reason: 'already-used' }]);
  assert.deepEqual(
    (await linesOf(one)).map(({ counted, entries }) => [counted, entries]),
    [['6', 1]],
  );
  // Also after the count was closed: its answer was lost.
  await applyIt(one);
  assert.deepEqual((await send()).taken.length, 1);
});

test('what a scanner read is found by barcode and by code; what nobody knows is said to be unknown', async () => {
  const product = await addProduct(api, shop, { barcodes: ['7591057000012'], code: 'A-1', qty: '3' });
  const one = await openOne();
  const ids = [newId(), newId(), newId()];
  const codes = ['7591057000012', 'a-1', '000'];
  const answer = await api.ok(addCountEntries, {
    token,
    params: { id: one.id },
    body: { entries: codes.map((code, index) => ({ id: ids[index] ?? '', code, qty: '1' })) },
  });
  assert.deepEqual(
    answer.taken.map((taken) => taken.product_id),
    [product.id, product.id],
  );
  assert.deepEqual(answer.rejected, [{ id: ids[2], reason: 'unknown' }]);
});

test('a count of a category takes nothing of another', async () => {
  const [category] = await api.database.query<{ id: string }>(
    'insert into categories (company_id, name) values ($1, $2) returning id',
    [shop.id, 'Bebidas'],
  );
  const inside = await addProduct(api, shop, { category_id: category?.id ?? null, qty: '5' });
  const outside = await addProduct(api, shop, { qty: '5' });
  const one = await openOne({ scope: 'category', category_id: category?.id ?? null });
  const figures = () => api.ok(findCountFigures, { token, params: { id: one.id } });
  assert.equal((await figures()).uncounted, 1);
  assert.deepEqual((await count(one, outside, '1')).rejected.length, 1);
  assert.deepEqual((await count(one, inside, '4')).rejected, []);
  const { products, different, uncounted } = await figures();
  assert.deepEqual({ products, different, uncounted }, { products: 1, different: 1, uncounted: 0 });
  const wrong = async (scope: 'all' | 'category', category_id: string | null) =>
    (await api.refused(openStockCount, { token, body: { id: newId(), name: 'X', scope, category_id } }))
      .fields;
  assert.deepEqual(await wrong('category', newId()), { category_id: 'unknown' });
  assert.deepEqual(await wrong('category', null), { category_id: 'required' });
  assert.deepEqual(await wrong('all', newId()), { category_id: 'must-be-empty' });
});

test('two apply at once: it is applied once, and the other one is told', async () => {
  const product = await addProduct(api, shop, { qty: '20' });
  const one = await openOne();
  await count(one, product, '18');
  const revision = await revisionOf(one);
  const answers = await Promise.all(
    [newId(), newId()].map((closing_id) =>
      api.request(applyStockCount, { token, params: { id: one.id }, body: { closing_id, revision } }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.match(answers.find(({ status }) => status === 409)?.text ?? '', /"id":"closed"/);
  assert.equal(await stockOf(api, product), '18');
});

test('a lost answer is answered again, and nothing is set right twice', async () => {
  const product = await addProduct(api, shop, { qty: '20' });
  const one = await openOne();
  await count(one, product, '18');
  const closing_id = newId();
  const first = await applyIt(one, closing_id);
  assert.deepEqual(await applyIt(one, closing_id), first);
  assert.equal(await stockOf(api, product), '18');
  const body = { closing_id: newId() };
  const late = await api.refused(cancelStockCount, { token, params: { id: one.id }, body });
  assert.deepEqual(late.fields, { id: 'closed' });
});

test('what was counted after somebody looked is not applied unseen', async () => {
  const product = await addProduct(api, shop, { qty: '20' });
  const one = await openOne();
  await count(one, product, '18');
  const revision = await revisionOf(one);
  await count(one, product, '1');
  const body = { closing_id: newId(), revision };
  const answer = await api.refused(applyStockCount, { token, params: { id: one.id }, body });
  assert.deepEqual([answer.status, answer.fields], [409, { revision: 'changed' }]);
  assert.equal(await stockOf(api, product), '20');
});

test('a closed count takes no more entries, a cancelled one sets nothing right', async () => {
  const product = await addProduct(api, shop, { qty: '20' });
  const one = await openOne();
  await count(one, product, '18');
  const closing_id = newId();
  const cancel = () => api.ok(cancelStockCount, { token, params: { id: one.id }, body: { closing_id } });
  assert.equal((await cancel()).state, 'cancelled');
  assert.deepEqual(await cancel(), await cancel());
  assert.equal(await stockOf(api, product), '20');
  const late = await api.refused(addCountEntries, {
    token,
    params: { id: one.id },
    body: { entries: [{ id: newId(), product_id: product.id, qty: '1' }] },
  });
  assert.deepEqual([late.status, late.fields], [409, { entries: 'closed' }]);
});

test('applied while the till sells: each piece is where it should be', async () => {
  const products = await Promise.all(
    ['A', 'B', 'C'].map((name) => addProduct(api, shop, { name, qty: '100' })),
  );
  const one = await openOne();
  for (const product of products) await count(one, product, '90');
  const selling = Array.from({ length: 8 }, () => sell(api, shop, products));
  await Promise.all([applyIt(one), ...selling]);
  for (const product of products) assert.equal(await stockOf(api, product), '82');
});

test('who may not move the stock counts and applies nothing; costs are told to who may see them', async () => {
  const product = await addProduct(api, shop, { qty: '20', cost: '1.50' });
  const free = await addProduct(api, shop, { qty: '3', cost: null });
  const counter = await signInAs(api, shop, {
    only: [
      ['products', 'read'],
      ['products', 'update'],
    ],
  });
  const one = await openOne();
  await count(one, product, '18', {}, counter);
  await count(one, free, '4', {}, counter);
  const body = { closing_id: newId(), revision: await revisionOf(one) };
  const refusal = await api.refused(applyStockCount, { token: counter, params: { id: one.id }, body });
  assert.equal(refusal.status, 403);

  const params = { id: one.id };
  const seen = await api.ok(findCountFigures, { token: counter, params });
  assert.deepEqual([seen.different, seen.money, seen.uncosted], [2, null, null]);
  assert.ok(
    (await linesOf(one, counter)).every(({ amount, currency }) => amount === null && currency === null),
  );
  const whole = await api.ok(findCountFigures, { token, params });
  assert.deepEqual(
    [whole.money, whole.uncosted],
    [[{ currency: 'USD', missing: '3.00', surplus: '0.00' }], 1],
  );
  assert.deepEqual((await linesOf(one)).map(({ amount }) => amount).sort(), ['-3.00', null]);
});

test('counts are listed newest first, page by page', async () => {
  const own = await openShop(api);
  const opened = [];
  for (const name of ['Uno', 'Dos', 'Tres']) {
    opened.push(
      await api.ok(openStockCount, { token: own.token, body: { id: newId(), name, scope: 'all' } }),
    );
  }
  const list = (query: object) => api.ok(listStockCounts, { token: own.token, query });
  const first = await list({ limit: 2 });
  const rest = await list({ limit: 2, cursor: first.next ?? '' });
  assert.deepEqual(
    [...first.items, ...rest.items].map(({ name }) => name),
    ['Tres', 'Dos', 'Uno'],
  );
  const [one] = opened;
  assert.equal(one?.opened_by, own.user.name);
});
