import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulSale,
  findBalanceReport,
  findIncomesReport,
  findSalesReport,
  findStatsReport,
  returnSale,
} from '@cuadra/shared/contract';
import { sellAt } from '../testing/reports/sell-at.ts';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

test('the days are those of Caracas: one ends at four in the morning of UTC', async () => {
  const shop = await openShop(api);
  const product = await addProduct(api, shop);
  await sellAt(api, shop, '2020-03-02T03:59:59.999Z', [product]);
  await sellAt(api, shop, '2020-03-02T04:00:00Z', [{ product, qty: '2' }]);
  const { items } = await api.ok(findSalesReport, {
    token: shop.token,
    query: { from: '2020-03-01', to: '2020-03-02' },
  });
  assert.deepEqual(
    items.map(({ key, tickets, total_alternative }) => [key, tickets, total_alternative]),
    [
      ['2020-03-01', 1, '1.25'],
      ['2020-03-02', 1, '2.50'],
    ],
  );
  const { hours, weekdays } = await api.ok(findStatsReport, {
    token: shop.token,
    query: { from: '2020-03-01', to: '2020-03-02' },
  });
  assert.deepEqual(
    hours.map(({ hour }) => hour),
    [0, 23],
  );
  // The first of March 2020 was a Sunday.
  assert.deepEqual(
    weekdays.map(({ weekday, total_alternative }) => [weekday, total_alternative]),
    [
      [1, '2.50'],
      [7, '1.25'],
    ],
  );
});

test('weeks begin on Monday, months on their first day, and what nobody sold in is there as well', async () => {
  const shop = await openShop(api);
  const product = await addProduct(api, shop);
  const { token } = shop;
  for (const day of ['2020-02-29', '2020-03-01', '2020-03-02', '2020-03-31']) {
    await sellAt(api, shop, `${day}T16:00:00Z`, [product]);
  }
  const range = { from: '2020-02-25', to: '2020-03-16' };
  const weeks = await api.ok(findSalesReport, { token, query: { ...range, group: 'week' } });
  assert.deepEqual(
    weeks.items.map(({ key, tickets }) => [key, tickets]),
    [
      ['2020-02-24', 2],
      ['2020-03-02', 1],
      ['2020-03-09', 0],
      ['2020-03-16', 0],
    ],
  );
  const months = await api.ok(findSalesReport, { token, query: { ...range, group: 'month' } });
  assert.deepEqual(
    months.items.map(({ key, tickets, total }) => [key, tickets, total]),
    [
      ['2020-02-01', 1, '1075.23'],
      ['2020-03-01', 2, '2150.46'],
    ],
  );
  const march = await api.ok(findSalesReport, { token, query: { from: '2020-03-01', to: '2020-03-31' } });
  assert.deepEqual([march.totals.tickets, march.before.tickets], [3, 1], 'March is held against February');
});

test('what is annulled or comes back is taken off on the day on which it is, from who sold it', async () => {
  const shop = await openShop(api);
  const product = await addProduct(api, shop);
  const { token } = shop;
  const before = await sellAt(api, shop, '2020-03-01T16:00:00Z', [{ product, qty: '4' }]);
  await api.ok(returnSale, {
    token,
    params: { id: before.id },
    body: {
      lines: [{ line_id: before.products[0]?.id ?? '', qty: '1' }],
      payments: [{ payment_method_id: shop.cash.alternative.id, amount: '1.25', currency: 'USD' }],
    },
  });
  const then = await api.ok(findSalesReport, { token, query: { from: '2020-03-01', to: '2020-03-01' } });
  assert.deepEqual([then.totals.total_alternative, then.totals.profit_alternative], ['5.00', '1.00']);
  const now = await api.ok(findSalesReport, { token });
  assert.deepEqual(
    [now.totals.tickets, now.totals.returns, now.totals.sold_alternative, now.totals.undone_alternative],
    [0, 1, '0.00', '1.25'],
  );
  assert.deepEqual([now.totals.total_alternative, now.totals.cost_alternative], ['-1.25', '-1.00']);
  await api.ok(annulSale, { token, params: { id: before.id }, body: { reason: 'prueba' } });
  const after = await api.ok(findSalesReport, { token });
  assert.deepEqual([after.totals.annulments, after.totals.total_alternative], [1, '-5.00']);
  const incomes = await api.ok(findIncomesReport, { token, query: { by: 'kind' } });
  // Annulled, what was paid in bolívares goes out, and the dollar that had been paid back comes in again.
  assert.deepEqual(
    incomes.items.map(({ key, received_alternative, given_alternative }) => [
      key,
      received_alternative,
      given_alternative,
    ]),
    [
      ['return', '0.00', '1.25'],
      ['annulment', '1.25', '5.00'],
    ],
  );
});

test('a range that is none, or too long to be told by day, is refused', async () => {
  const { token } = await openShop(api);
  const wrong: [from: string, to: string, group: 'day' | 'week', reason: string][] = [
    ['2026-03-02', '2026-03-01', 'day', 'before-from'],
    ['2024-01-01', '2026-01-02', 'day', 'too-long'],
    ['2000-01-01', '2199-12-31', 'week', 'too-long'],
  ];
  for (const call of [findSalesReport, findIncomesReport, findBalanceReport, findStatsReport]) {
    for (const [from, to, group, reason] of wrong) {
      const { status, fields } = await api.refused(call, { token, query: { from, to, group } });
      assert.deepEqual([status, fields], [400, { to: reason }], call.path);
    }
    for (const day of ['0000-01-01', '1999-12-31', '2200-01-01', '9999-12-31', '2026-02-30', 'ayer']) {
      const { status } = await api.refused(call, { token, query: { to: day } });
      assert.equal(status, 400, day);
    }
  }
  const { items } = await api.ok(findSalesReport, { token, query: { from: '2024-01-01', to: '2026-01-01' } });
  assert.equal(items.length, 732);
  const weeks = await api.ok(findSalesReport, {
    token,
    query: { from: '2018-01-01', to: '2026-01-01', group: 'week' },
  });
  assert.equal(weeks.items.length, 418);
});
