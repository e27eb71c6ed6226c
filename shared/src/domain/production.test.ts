import fc from 'fast-check';
import { averageCost } from './average-cost.ts';
import { exact, sum, toMoney, toRate } from './decimal.ts';
import { batchCost, goodYield, madeFor, plannedCost, plannedQty } from './production.ts';
import type { CurrencyPair } from './rate.ts';
import { arbitraryDecimal, arbitraryRate } from './testing/arbitraries.ts';

const pair: CurrencyPair = { main: 'VES', alternative: 'USD', rate: '800' };
const formula = { yield_qty: '20' };

describe('what a formula gives', () => {
  test('materials are taken in proportion to what is made, in thousandths', () => {
    expect(plannedQty('10', formula, '40')).toBe('20');
    expect(plannedQty('0.2', formula, '1')).toBe('0.01');
    expect(plannedQty('1', { yield_qty: '3' }, '1')).toBe('0.333');
    expect(plannedQty('0.001', formula, '1')).toBe('0');
  });

  test('so is the work, in cents: by the batch, for each one, or by the hour', () => {
    const batch = { basis: 'batch' as const, minutes: null };
    expect(plannedCost({ ...batch, amount: '3' }, formula, '30')).toBe('4.50');
    expect(plannedCost({ ...batch, amount: '1' }, { yield_qty: '3' }, '2')).toBe('0.67');
    expect(plannedCost({ basis: 'unit', amount: '0.0125', minutes: null }, formula, '100')).toBe('1.25');
    expect(plannedCost({ basis: 'hour', amount: '2.5', minutes: '90' }, formula, '40')).toBe('7.50');
  });

  test('what is expected to be spoilt is made on top', () => {
    expect(madeFor('95', '5')).toBe('100');
    expect(madeFor('100', '0')).toBe('100');
    expect(madeFor('1', '33')).toBe('1.493');
    expect(goodYield({ yield_qty: '20', waste_percent: '5' }).toFixed()).toBe('19');
  });
});

describe('the average cost', () => {
  test('is what is there at its cost, and what comes at its own', () => {
    expect(averageCost({ qty: '10', cost: '1' }, { qty: '10', cost: '2' })).toBe('1.5');
    expect(averageCost({ qty: '2', cost: '1' }, { qty: '1', cost: '2' })).toBe('1.33333333');
  });

  test('is the new one where nothing is there, less than nothing, or nobody said what it cost', () => {
    for (const there of [
      { qty: '0', cost: '9' },
      { qty: '-5', cost: '9' },
      { qty: '5', cost: null },
    ]) {
      expect(averageCost(there, { qty: '1', cost: '2' })).toBe('2');
    }
  });

  test('lies between the two, and what comes back at the average leaves it', () => {
    const qty = arbitraryDecimal({ whole: 6, decimals: 3 }).filter((text) => exact(text).gt(0));
    const cost = arbitraryDecimal({ whole: 6, decimals: 8 });
    fc.assert(
      fc.property(qty, cost, qty, cost, (held, old, added, paid) => {
        const average = exact(averageCost({ qty: held, cost: old }, { qty: added, cost: paid }));
        const [low, high] = exact(old).lt(paid) ? [old, paid] : [paid, old];
        expect(average.gte(low) && average.lte(high)).toBe(true);
        expect(averageCost({ qty: held, cost: old }, { qty: added, cost: old })).toBe(toRate(old));
      }),
    );
  });
});

describe('what a batch cost', () => {
  const batch = {
    ...{ qty: '40', waste: '0' },
    lines: [
      [{ value: '22', currency: 'USD' }],
      [
        { value: '600', currency: 'VES' },
        { value: '1.25', currency: 'USD' },
      ],
      [{ value: null, currency: 'USD' }],
    ],
    costs: [{ amount: '6', currency: 'USD' }],
    byproduct_shares: [] as string[],
  };

  test('is what went in and the work, in both currencies; an unknown cost counts as 0', () => {
    expect(batchCost(batch, pair)).toEqual({
      lines: [
        { main: '17600.00', alternative: '22.00' },
        { main: '1600.00', alternative: '2.00' },
        { main: '0.00', alternative: '0.00' },
      ],
      costs: [{ main: '4800.00', alternative: '6.00' }],
      byproducts: [],
      total: { main: '24000.00', alternative: '30.00' },
      good: { main: '24000.00', alternative: '30.00' },
      waste: { main: '0.00', alternative: '0.00' },
      unit: { main: '600', alternative: '0.75' },
    });
  });

  test('is paid by the good ones and the by-products, and what was spoilt is told', () => {
    const cost = batchCost({ ...batch, qty: '30', waste: '10', byproduct_shares: ['10', '0'] }, pair);
    expect(cost.good).toEqual({ main: '21600.00', alternative: '27.00' });
    expect(cost.byproducts.map(({ alternative }) => alternative)).toEqual(['3.00', '0.00']);
    expect(cost.unit).toEqual({ main: '720', alternative: '0.9' });
    expect(cost.waste).toEqual({ main: '6000.00', alternative: '7.50' });
  });

  test('a cost in a third currency is a mistake, and not a bolívar', () => {
    const lines = [[{ value: '1', currency: 'EUR' }]];
    expect(() => batchCost({ ...batch, lines }, pair)).toThrow(RangeError);
  });

  test('what went in is what came out, to the cent, and the unit times the quantity is that again', () => {
    const worth = fc.record({
      value: fc.option(arbitraryDecimal({ whole: 4, decimals: 8 })),
      currency: fc.constantFrom('VES', 'USD'),
    });
    const lines = fc.array(fc.array(worth, { minLength: 1, maxLength: 2 }), { maxLength: 8 });
    const thousandths = (min: number) =>
      fc.integer({ min, max: 99_999 }).map((count) => (count / 1000).toFixed(3));
    const shares = fc.array(fc.constantFrom('0', '0.01', '7', '33.33'), { maxLength: 3 });
    fc.assert(
      fc.property(
        lines,
        thousandths(1),
        thousandths(0),
        shares,
        arbitraryRate,
        (of, qty, waste, byproduct_shares, rate) => {
          const cost = batchCost({ ...batch, lines: of, qty, waste, byproduct_shares }, { ...pair, rate });
          for (const side of ['main', 'alternative'] as const) {
            expect(toMoney(sum([...cost.lines, ...cost.costs].map((part) => part[side])))).toBe(
              cost.total[side],
            );
            expect(toMoney(sum([cost.good, ...cost.byproducts].map((part) => part[side])))).toBe(
              cost.total[side],
            );
            expect(toMoney(exact(cost.unit[side]).times(qty))).toBe(cost.good[side]);
          }
        },
      ),
    );
  });
});
