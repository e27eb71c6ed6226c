import type { HistoryPrice } from '@cuadra/shared/contract';
import { priceDays } from './price-days.ts';

const price = (since: string | null, unit_price: string, currency = 'USD'): HistoryPrice => ({
  ...{ since, unit_price, currency },
  ...{ cost: null, cost_currency: null, user: null },
});
const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => ({ day }));

test('each day has the price that counted at its end, as days are in Caracas', () => {
  // Two in the morning of the 20th in UTC is still the 19th in Caracas.
  const prices = [price('2026-11-20T02:00:00.000Z', '1.5'), price(null, '1.25')];
  expect(priceDays(prices, DAYS)).toEqual(['1.25', '1.5', '1.5']);
});

test('a price in another currency, and none, are no figures of this one', () => {
  const prices = [
    price('2026-11-20T15:00:00.000Z', '1.5'),
    price('2026-11-19T15:00:00.000Z', '0'),
    price(null, '900', 'VES'),
  ];
  expect(priceDays(prices, DAYS)).toEqual([null, null, '1.5']);
});
