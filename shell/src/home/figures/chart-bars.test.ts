import { barsOf, MOST_DAY_BARS } from './chart-bars.ts';

const VES_USD = { main: 'VES', alternative: 'USD' };

const day = (key: string, total_alternative: string) => ({
  key,
  tickets: 2,
  total: '860.00',
  total_alternative,
});

test('a month is drawn day by day', () => {
  const bars = barsOf([day('2026-11-20', '1.10'), day('2026-11-21', '2.20')], VES_USD);
  expect(bars.map(({ label, amounts, note }) => [label, amounts[0]?.amount, note])).toEqual([
    ['20 nov', '1.10', '2 tickets'],
    ['21 nov', '2.20', '2 tickets'],
  ]);
});

test('more days than can be told apart are put together by weeks, whose sums are exact', () => {
  const days = Array.from({ length: MOST_DAY_BARS + 1 }, (_, index) =>
    day(new Date(Date.UTC(2026, 7, 31 + index)).toISOString().slice(0, 10), '0.10'),
  );
  const [first] = barsOf(days, VES_USD);
  expect(first).toMatchObject({ key: '2026-08-31', name: 'Semana del 31 ago', tickets: 14 });
  expect(first?.amounts).toMatchObject([{ amount: '0.70', other: { amount: '6020.00' } }]);
});
