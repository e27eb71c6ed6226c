import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustStock,
  annulSale,
  findProductHistory,
  HISTORY_DAYS,
  listMovements,
  type Product,
  updateProduct,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addProduct, openShop, sell, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2027-01-15T08:00:00-04:00' } });
/** Seconds. */
const DAY = 24 * 60 * 60;
const shop = await openShop(api);

const historyOf = (product: Product, token = shop.token) =>
  api.ok(findProductHistory, { token, params: { id: product.id } });
const ledgerOf = async (product: Product) =>
  (await api.ok(listMovements, { token: shop.token, params: { id: product.id }, query: {} })).items;

test('stock and sales of each day are those of the ledger, and say for how long it lasts', async () => {
  const product = await addProduct(api, shop, { qty: '100' });
  await sell(api, shop, [{ product, qty: '4' }]);
  await api.letPass(2 * DAY);
  await sell(api, shop, [{ product, qty: '3' }]);
  const annulled = await sell(api, shop, [{ product, qty: '50' }]);
  await api.ok(annulSale, {
    token: shop.token,
    params: { id: annulled.id },
    body: { reason: 'Se equivocó' },
  });

  const { days, sold, pace, days_left } = await historyOf(product);
  assert.equal(days.length, HISTORY_DAYS);
  assert.deepEqual(
    days.slice(-4).map((day) => [day.stock, day.sold]),
    [
      ['0', '0'],
      ['96', '4'],
      ['96', '0'],
      ['93', '3'],
    ],
  );
  assert.deepEqual([sold.qty, sold.total_alternative], ['7', '8.75']);
  // Three days old: it counts as a week, in which 7 went.
  assert.deepEqual([pace, days_left], [{ qty: '7', days: 7 }, 93]);
});

test('a product of which nothing was sold lasts nobody knows how long', async () => {
  const product = await addProduct(api, shop, { qty: '5' });
  assert.equal((await historyOf(product)).days_left, null);
});

test('its prices and costs are told with who set them, and the cost to who may see costs alone', async () => {
  const product = await addProduct(api, shop, { cost: '1.00', price: '1.25' });
  const change = async (given: object) => {
    const { id, name, cost_currency, price_currency } = product;
    const kept = { id, name, cost_currency, price_currency, is_fixed_price: true };
    await api.ok(updateProduct, { token: shop.token, body: { ...kept, ...given } });
  };
  await change({ price: '1.50', cost: '1.00' });
  await change({ price: '1.50', cost: '1.10' });
  const { prices } = await historyOf(product);
  assert.deepEqual(
    prices.map(({ unit_price, currency, cost, user }) => [unit_price, currency, cost, user]),
    [
      ['1.5', 'USD', '1.10', shop.user.name],
      ['1.5', 'USD', '1.00', shop.user.name],
      ['1.25', 'USD', '1.00', null],
    ],
  );
  assert.equal(prices.at(-1)?.since, null);

  const reader = await signInAs(api, shop, { only: [['products', 'read']] });
  const seen = await historyOf(product, reader);
  assert.deepEqual(
    seen.prices.map(({ unit_price, cost, cost_currency }) => [unit_price, cost, cost_currency]),
    // That the cost alone changed is not told.
    [
      ['1.5', null, null],
      ['1.25', null, null],
    ],
  );
  assert.deepEqual(seen.sold, { qty: '0', total: null, total_alternative: null });
});

test('the ledger leads to the sale, and says why somebody set the stock right', async () => {
  const product = await addProduct(api, shop, { qty: '10' });
  const sale = await sell(api, shop, [product]);
  const adjust = (given: object) =>
    api.ok(adjustStock, {
      token: shop.token,
      body: { id: newId(), product_id: product.id, qty: '-2', ...given },
    });
  await adjust({ cause: 'breakage' });
  await adjust({ reason: 'de un equipo viejo' });
  const { name, id, cost_currency, price_currency } = product;
  const kept = { id, name, cost_currency, price_currency, price: '1.25', is_fixed_price: true };
  await api.ok(updateProduct, { token: shop.token, body: { ...kept, qty: '4' } });
  assert.deepEqual(
    (await ledgerOf(product)).map((row) => [row.kind, row.qty, row.balance, row.cause, row.sale_number]),
    [
      ['adjustment', '-1', '4', 'error', null],
      ['adjustment', '-2', '5', null, null],
      ['adjustment', '-2', '7', 'breakage', null],
      ['sale', '-1', '9', null, sale.number],
      ['initial', '10', '10', null, null],
    ],
  );
});

test('an adjustment says why: a cause, or words where the cause is another', async () => {
  const product = await addProduct(api, shop, { qty: '10' });
  const body = { product_id: product.id, qty: '-1' };
  for (const given of [{}, { cause: 'other' }, { cause: 'other', reason: '  ' }] as const) {
    const refusal = await api.refused(adjustStock, { token: shop.token, body: { ...body, ...given } });
    assert.deepEqual(refusal.fields, { reason: 'required' }, JSON.stringify(given));
  }
  await api.ok(adjustStock, { token: shop.token, body: { ...body, cause: 'other', reason: 'Donación' } });
  const id = newId();
  await api.ok(adjustStock, { token: shop.token, body: { ...body, id, cause: 'waste' } });
  await api.ok(adjustStock, { token: shop.token, body: { ...body, id, cause: 'waste' } });
  const other = await api.refused(adjustStock, {
    token: shop.token,
    body: { ...body, id, cause: 'expired' },
  });
  assert.deepEqual(other.fields, { id: 'already-used' });
  assert.equal(await stockOf(api, product), '8');
});
