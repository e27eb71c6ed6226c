import { amountsOf, averageTicket, moneyText, shown, steady } from './both.ts';
import { barsOf, MOST_DAY_BARS } from './chart-bars.ts';
import { counted, monthOf, rangeText, spanBefore, weekdayAndDay } from './texts.ts';

const VES_USD = { main: 'VES', alternative: 'USD' };

test('the currency that holds its worth is shown large, whichever of the two it is', () => {
  expect(shown('860.18', '1.00', VES_USD)).toEqual({
    amount: '1.00',
    currency: 'USD',
    other: { amount: '860.18', currency: 'VES' },
  });
  expect(shown('1.00', '860.18', { main: 'USD', alternative: 'VES' })).toMatchObject({ currency: 'USD' });
  expect(shown('5.00', '5.00', { main: 'USD', alternative: 'USD' }).other).toBeUndefined();
  const profit = amountsOf({ profit: '86', profit_alternative: '0.1' }, 'profit');
  expect(steady(profit, VES_USD)).toBe('0.1');
  expect(moneyText(profit, VES_USD)).toBe('$ 0,10');
  expect(moneyText({ main: null, alternative: null }, VES_USD)).toBeNull();
});

test('a ticket’s average is worked out of what was sold, and nothing by nothing is nothing', () => {
  const figures = { tickets: 4, annulments: 1, total: '100.00', total_alternative: '1.00' };
  expect(averageTicket(figures)).toEqual({ main: '33.33', alternative: '0.33' });
  expect(averageTicket({ ...figures, tickets: 1 })).toEqual({ main: null, alternative: null });
});

test('days are written short', () => {
  expect(weekdayAndDay('2026-11-20')).toMatch(/^vie 20 nov$/);
  expect(rangeText({ from: '2026-10-23', to: '2026-11-21' })).toBe('del 23 oct al 21 nov');
  expect(rangeText({ from: '2026-11-01', to: '2026-11-21' })).toBe('del 1 al 21 nov');
  expect(rangeText({ from: '2026-11-21', to: '2026-11-21' })).toBe('el 21 nov');
  expect(spanBefore({ from: '2026-09-23', to: '2026-10-22' })).toBe('30 días antes');
  expect(spanBefore({ from: '2026-09-23', to: '2026-10-22' }, 'los ')).toBe('los 30 días antes');
  expect(spanBefore({ from: '2026-11-19', to: '2026-11-19' })).toBe('el día antes');
  expect(monthOf('2026-11-01')).toBe('nov 2026');
  expect(counted(1, 'venta', 'ventas')).toBe('1 venta');
  expect(counted(1234, 'venta', 'ventas')).toBe('1.234 ventas');
});

const day = (key: string, total_alternative: string) => ({
  key,
  tickets: 2,
  total: '860.00',
  total_alternative,
});

test('a month is drawn day by day', () => {
  const bars = barsOf([day('2026-11-20', '1.10'), day('2026-11-21', '2.20')], VES_USD);
  expect(bars.map(({ label, value, tickets }) => [label, value, tickets])).toEqual([
    ['20 nov', 1.1, 2],
    ['21 nov', 2.2, 2],
  ]);
});

test('more days than can be told apart are put together by weeks, whose sums are exact', () => {
  const days = Array.from({ length: MOST_DAY_BARS + 1 }, (_, index) =>
    day(new Date(Date.UTC(2026, 7, 31 + index)).toISOString().slice(0, 10), '0.10'),
  );
  const [first] = barsOf(days, VES_USD);
  expect(first).toMatchObject({ key: '2026-08-31', name: 'Semana del 31 ago', value: 0.7, tickets: 14 });
  expect(first?.money).toMatchObject({ amount: '0.70', other: { amount: '6020.00' } });
});
