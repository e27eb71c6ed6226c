import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CallInput, findOverview, listCompanies } from '@cuadra/shared/contract';
import { openCompany, signInPlatform } from '../testing/company.ts';
import { addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const token = await signInPlatform(api, 'super_user');

const list = async (query: CallInput<typeof listCompanies>['query']) =>
  (await api.ok(listCompanies, { token, query })).items;

test('a line says who was seen last, what the company has and what it sold this month in USD', async () => {
  const shop = await openShop(api, { company_name: 'Bodega Figuras', plan: 'store' });
  const product = await addProduct(api, shop, { qty: '10' });
  const sales = [
    await sell(api, shop, [{ product, qty: '2' }]),
    await sell(api, shop, [{ product, qty: '1' }]),
  ];
  const [seen] = await api.database.query<{ at: Date }>(
    "update users set last_seen_at = '2026-01-02T03:04:05Z' where company_id = $1 returning last_seen_at as at",
    [shop.id],
  );
  const [line] = await list({ search: 'figuras' });
  const usd = sales.reduce((sum, { total_alternative }) => sum + Number(total_alternative), 0);
  assert.ok(usd > 0);
  assert.deepEqual(line?.month, { tickets: 2, usd: usd.toFixed(2) });
  assert.equal(line?.last_seen_at, seen?.at.toISOString());
  assert.deepEqual([line?.state, line?.plan, line?.plan_name], ['trial', 'store', 'Tienda']);
  assert.ok(line?.modules.includes('ecommerce') && !line.modules.includes('formulas'));

  // Of the month before it says nothing, and of another pair of currencies no amount.
  await api.database.query(
    `insert into daily_sales (company_id, day, hour, seller_id, main, alternative, tickets, sold, sold_alternative)
     select company_id, date_trunc('month', day)::date - 1, hour, seller_id, main, alternative, 5, sold, sold_alternative
     from daily_sales where company_id = $1`,
    [shop.id],
  );
  assert.deepEqual((await list({ search: 'figuras' }))[0]?.month, { tickets: 2, usd: usd.toFixed(2) });
  await api.database.query(
    `insert into daily_sales (company_id, day, hour, seller_id, main, alternative, tickets)
     select company_id, day, (hour + 1) % 24, seller_id, 'VES', 'EUR', 1 from daily_sales
     where company_id = $1 order by day desc limit 1`,
    [shop.id],
  );
  assert.deepEqual((await list({ search: 'figuras' }))[0]?.month, { tickets: 3, usd: null });
});

test('companies are found by their owner, and held against a plan', async () => {
  const one = await openCompany(api, { company_name: 'Taller Uno', name: 'Zenaida Ruiz', plan: 'industry' });
  const other = await openCompany(api, { company_name: 'Taller Dos', plan: 'store' });
  const ids = async (query: CallInput<typeof listCompanies>['query']) =>
    (await list(query)).map(({ id }) => id);
  assert.deepEqual(await ids({ search: 'zenaida' }), [one.id]);
  assert.deepEqual(await ids({ search: other.email }), [other.id]);
  assert.deepEqual(await ids({ search: 'taller', plan: 'store' }), [other.id]);
  assert.deepEqual(await ids({ search: 'taller', plan: 'store', state: 'expired' }), []);
  const [fresh] = await list({ search: 'taller dos' });
  assert.deepEqual(fresh?.month, { tickets: 0, usd: '0.00' });
  const { plans } = await api.ok(findOverview, { token });
  assert.deepEqual(
    plans.map(({ id }) => id),
    ['basic', 'store', 'industry'],
  );
});
