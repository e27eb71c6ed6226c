import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findStoreFigures, tellVisit, updateOrder, updateStoreSettings } from '@cuadra/shared/contract';
import { addDays, companyDay, sum, toMoney } from '@cuadra/shared/domain';
import { signInAs } from '../../testing/company.ts';
import { addProduct } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { idOfOrder, openShopWithStore, order } from '../../testing/store.ts';
import { MAX_MISSES_A_DAY, MAX_MISSES_OF_VISITOR, MAX_VISITORS_A_DAY } from './count-visit.ts';

const api = await startApi();

type Visit = { has_cart?: boolean; missed?: string };
/** A browser at an address, and how it tells of itself. */
const browser = (from: string, name = 'Firefox') => {
  const by = { from, headers: { 'user-agent': name } };
  return (slug: string, body: Visit = {}) => api.ok(tellVisit, { params: { slug }, body, ...by });
};
const figuresOf = (shop: { token: string }, query: { from?: string; to?: string } = {}) =>
  api.ok(findStoreFigures, { token: shop.token, query });

test('a browser counts once a day, its cart once, and what it did not find each time', async () => {
  const shop = await openShopWithStore(api);
  const { slug } = shop;
  const [ana, luis, eva] = [browser('190.1.1.1'), browser('190.1.1.1', 'Chrome'), browser('190.1.1.2')];
  await Promise.all([ana(slug), ana(slug), ana(slug, { has_cart: true }), ana(slug, { has_cart: true })]);
  await luis(slug, { missed: '  Alcaparras ' });
  await eva(slug, { missed: 'ALCAPARRAS' });
  await eva(slug, { missed: 'queso de año' });
  const { totals, days, misses } = await figuresOf(shop);
  assert.deepEqual([totals.visitors, totals.carts, totals.orders], [3, 1, 0]);
  assert.equal(days.length, 30);
  assert.deepEqual(days.at(-1), {
    ...{ day: companyDay(new Date()), visitors: 3, carts: 1, orders: 0, delivered: 0 },
  });
  assert.deepEqual(misses, [
    { words: 'alcaparras', times: 2 },
    { words: 'queso de ano', times: 1 },
  ]);
  // Of who it was, nothing stays but a hash.
  const rows = await api.database.query('select * from store_visitors where company_id = $1', [shop.id]);
  assert.ok(!/190\.1\.1|Firefox/.test(JSON.stringify(rows)));
});

test('of one network of IPv6, and of one browser of no name, there is one visitor', async () => {
  const shop = await openShopWithStore(api);
  await browser('2001:db8:1:2::1')(shop.slug);
  await browser('2001:db8:1:2:ffff::9')(shop.slug);
  assert.equal((await figuresOf(shop)).totals.visitors, 1);
});

test('nobody fills it up', async () => {
  const shop = await openShopWithStore(api);
  const { slug } = shop;
  const rude = browser('190.1.1.3');
  for (let index = 0; index < MAX_MISSES_OF_VISITOR + 2; index++)
    await rude(slug, { missed: `cosa ${index}` });
  const countMisses = async () =>
    (
      await api.database.query<{ n: number }>(
        'select count(*)::int as n from store_misses where company_id = $1',
        [shop.id],
      )
    )[0]?.n;
  assert.equal(await countMisses(), MAX_MISSES_OF_VISITOR);
  await api.database.query(
    `insert into store_misses (company_id, day, words)
     select $1, company_day(now()), 'otra ' || n from generate_series(1, $2::int) n`,
    [shop.id, MAX_MISSES_A_DAY - MAX_MISSES_OF_VISITOR],
  );
  await browser('190.1.1.4')(slug, { missed: 'una más' });
  assert.equal(await countMisses(), MAX_MISSES_A_DAY);
  await browser('190.1.1.5')(slug, { missed: 'cosa 0' });
  assert.equal((await figuresOf(shop)).misses[0]?.times, 2, 'what is there already still counts');

  await api.database.query('update store_days set visitors = $2 where company_id = $1', [
    ...[shop.id, MAX_VISITORS_A_DAY],
  ]);
  await browser('190.1.1.6')(slug, { has_cart: true, missed: 'nada' });
  const { totals } = await figuresOf(shop);
  assert.deepEqual([totals.visitors, totals.carts], [MAX_VISITORS_A_DAY, 0]);
  for (const body of [{ missed: 'x'.repeat(61) }, { missed: '' }, { visitor: 'ana' }]) {
    const path = `/api/v1/public/stores/${slug}/visits`;
    assert.equal((await api.send('POST', path, { body })).status, 400);
  }
});

test('what was ordered is counted on its day, and what was delivered is what was sold', async () => {
  const shop = await openShopWithStore(api);
  const { slug, token } = shop;
  const flour = await addProduct(api, shop, { name: 'Harina', qty: '50' });
  const cheese = await addProduct(api, shop, { name: 'Queso', qty: '50', price: '9.00' });
  const delivered = [
    await order(api, slug, [{ product: flour, qty: '4' }]),
    await order(api, slug, [{ product: flour }, { product: cheese, qty: '2' }]),
  ];
  for (const one of delivered) {
    const id = await idOfOrder(api, one);
    await api.ok(updateOrder, { token, body: { id, status: 'accepted' } });
    await api.ok(updateOrder, { token, body: { id, status: 'delivered' } });
  }
  const cancelled = await idOfOrder(api, await order(api, slug, [{ product: cheese }]));
  await api.ok(updateOrder, { token, body: { id: cancelled, status: 'cancelled' } });
  await order(api, slug, [{ product: cheese }]);
  const { totals, days, products } = await figuresOf(shop);
  assert.deepEqual(totals, {
    ...{ visitors: 0, carts: 0, orders: 4, delivered: 2 },
    total: toMoney(sum(delivered.map(({ total }) => total))),
    total_alternative: toMoney(sum(delivered.map(({ total_alternative }) => total_alternative))),
  });
  assert.deepEqual([days.at(-1)?.orders, days.at(-1)?.delivered], [4, 2]);
  assert.deepEqual(
    products.map(({ name, qty, total_alternative }) => [name, qty, total_alternative]),
    [
      ['Queso', '2', '18.00'],
      ['Harina', '5', '6.25'],
    ],
  );
  // At the end of a day in Caracas it is the next day elsewhere.
  const today = companyDay(new Date());
  const yesterday = addDays(today, -1);
  await api.database.query(
    `update store_orders set created_at = ($2 || ' 23:59:59-04')::timestamptz where company_id = $1 and status = 'pending'`,
    [shop.id, yesterday],
  );
  const before = await figuresOf(shop, { from: yesterday, to: yesterday });
  assert.deepEqual([before.days.length, before.totals.orders, before.totals.total], [1, 1, '0.00']);
  const whole = await figuresOf(shop, { from: yesterday, to: today });
  assert.deepEqual(
    whole.days.map(({ day, orders }) => [day, orders]),
    [
      [yesterday, 1],
      [today, 3],
    ],
  );
});

test('no other company sees them, nor who may not see orders; a store that is off counts nothing', async () => {
  const [shop, other] = [await openShopWithStore(api), await openShopWithStore(api)];
  await browser('190.1.1.7')(shop.slug, { missed: 'secreto' });
  const { totals, misses } = await figuresOf(other);
  assert.deepEqual([totals.visitors, misses], [0, []]);
  const blind = await signInAs(api, shop, { allBut: [['sales', 'read']] });
  assert.equal((await api.refused(findStoreFigures, { token: blind })).status, 403);
  const long = { token: shop.token, query: { from: '2020-01-01', to: '2026-01-01' } };
  assert.deepEqual((await api.refused(findStoreFigures, long)).fields, { to: 'too-long' });
  const { slug, token } = shop;
  await api.ok(updateStoreSettings, { token, body: { slug, name: 'Bodega', is_published: false } });
  assert.equal((await api.refused(tellVisit, { params: { slug }, body: {} })).status, 404);
});
