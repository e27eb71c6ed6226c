import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countProducts, findMorning, listProducts, type ProductFilter } from '@cuadra/shared/contract';
import { addDays, companyDay } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addClient, addProduct, ageRates, openShop, sell, setRate } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

async function openMorning() {
  const shop = await openShop(api, { rate: '100' });
  // In bolívares, what it cost in dollars: at 100 it gives 20 %, at 110 it gives 9 %, at 130 it is sold below its cost.
  await addProduct(api, shop, {
    name: 'Aceite',
    price: '120',
    price_currency: 'VES',
    cost: '1',
    cost_currency: 'USD',
    utility: '15',
  });
  await addProduct(api, shop, { name: 'Harina', price: '1.25', cost: '1.00', qty: '3', min_qty: '5' });
  await addProduct(api, shop, {
    name: 'Jabón',
    price: null,
    cost: '1',
    utility: '30',
    is_fixed_price: false,
  });
  return shop;
}

test('a quiet morning has nothing but the day', async () => {
  const shop = await openMorning();
  const morning = await api.ok(findMorning, { token: shop.token });
  assert.equal(morning.today, companyDay(new Date()));
  // The first rate of a company follows none.
  assert.equal(morning.rate, null);
  assert.deepEqual(morning.prices, { below_cost: 0, below_utility: 0 });
  assert.deepEqual(morning.low_stock, { count: 1, names: ['Harina'] });
  assert.deepEqual(morning.debts, { clients: 0, oldest: null });
  assert.equal(morning.to_review, 0);
});

test('a rate that moved tells which prices no longer give what they should, and the list finds them', async () => {
  const shop = await openMorning();
  const { token } = shop;
  await ageRates(api, shop, 3);
  await setRate(api, shop, '110');
  const found = async (below: ProductFilter['below']) => {
    const { items } = await api.ok(listProducts, { token, query: { below } });
    const { count } = await api.ok(countProducts, { token, query: { below } });
    assert.equal(count, items.length);
    return items.map(({ name }) => name);
  };
  const dearer = await api.ok(findMorning, { token });
  assert.deepEqual(dearer.rate, {
    now: { rate: '110', inverse: null },
    before: { rate: '100', inverse: null },
  });
  assert.deepEqual(dearer.prices, { below_cost: 0, below_utility: 1 });
  assert.deepEqual([await found('cost'), await found('utility')], [[], ['Aceite']]);
  await setRate(api, shop, '130');
  const lost = await api.ok(findMorning, { token });
  assert.deepEqual(lost.prices, { below_cost: 1, below_utility: 1 });
  assert.deepEqual([await found('cost'), await found('utility')], [['Aceite'], ['Aceite']]);
});

test('a price in the currency of its cost is held against it by itself, whatever the rate', async () => {
  const shop = await openShop(api);
  await addProduct(api, shop, { name: 'Café', price: '0.99', cost: '1' });
  await addProduct(api, shop, { name: 'Sal', price: '1.00', cost: '1' });
  await addProduct(api, shop, { name: 'Té', price: '1.29', cost: '1', utility: '30' });
  const { prices } = await api.ok(findMorning, { token: shop.token });
  assert.deepEqual(prices, { below_cost: 1, below_utility: 2 });
});

test('who has owed longest is told with the day', async () => {
  const shop = await openMorning();
  const { token } = shop;
  const product = await addProduct(api, shop);
  const old = await addClient(api, shop, { name: 'Ana Rojas' });
  const young = await addClient(api, shop, { name: 'Beto Paz' });
  const sold = await sell(api, shop, [product], { type: 'credit', client_id: old, payments: [] });
  await sell(api, shop, [product], { type: 'credit', client_id: young, payments: [] });
  await api.database.query(
    "update sales set created_at = created_at - interval '20 days' where company_id = $1 and id = $2",
    [shop.id, sold.id],
  );
  const { debts, today } = await api.ok(findMorning, { token });
  assert.deepEqual(debts, {
    clients: 2,
    oldest: { client_id: old, name: 'Ana Rojas', since: addDays(today, -20) },
  });
});

test('a cashier is told the rate, and nothing of costs and debts; nor does the list tell her', async () => {
  const shop = await openMorning();
  const token = await signInAs(api, shop, { only: [['sales', 'create']] });
  const morning = await api.ok(findMorning, { token });
  assert.deepEqual(
    [morning.prices, morning.low_stock, morning.debts, morning.to_review],
    [null, null, null, null],
  );
  const { status, fields } = await api.refused(listProducts, { token, query: { below: 'cost' } });
  assert.deepEqual([status, fields], [403, { below: 'not-allowed' }]);
});
