import fc from 'fast-check';
import { exact, sum, toMoney, toRate } from './decimal.ts';
import { averageCost, plannedCosts, plannedQty, productionCost } from './production.ts';
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

  test('so is the work, in cents', () => {
    expect(plannedCosts('3', formula, '30')).toBe('4.50');
    expect(plannedCosts('1', { yield_qty: '3' }, '2')).toBe('0.67');
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

describe('what a production cost', () => {
  const production = {
    qty: '40',
    lines: [
      { qty: '20', unit_cost: '1.1', cost_currency: 'USD' },
      { qty: '0.4', unit_cost: '4000', cost_currency: 'VES' },
      { qty: '7', unit_cost: null, cost_currency: 'USD' },
    ],
    other_costs: '6',
    other_costs_currency: 'USD',
  };

  test('is its materials and its work, in both currencies; an unknown cost counts as 0', () => {
    expect(productionCost(production, pair)).toEqual({
      lines: [
        { main: '17600.00', alternative: '22.00' },
        { main: '1600.00', alternative: '2.00' },
        { main: '0.00', alternative: '0.00' },
      ],
      other: { main: '4800.00', alternative: '6.00' },
      total: { main: '24000.00', alternative: '30.00' },
      unit: { main: '600', alternative: '0.75' },
    });
  });

  test('a gram that costs less than a cent is multiplied before it is rounded', () => {
    const lines = [{ qty: '1000', unit_cost: '0.00125', cost_currency: 'USD' }];
    const { total, unit } = productionCost({ ...production, lines, other_costs: '0' }, pair);
    expect(total).toEqual({ main: '1000.00', alternative: '1.25' });
    expect(unit).toEqual({ main: '25', alternative: '0.03125' });
  });

  test('a cost in a third currency is a mistake, and not a bolívar', () => {
    const lines = [{ qty: '1', unit_cost: '1', cost_currency: 'EUR' }];
    expect(() => productionCost({ ...production, lines }, pair)).toThrow(RangeError);
  });

  test('the parts are the whole, to the cent, and the unit times the quantity is the whole again', () => {
    const line = fc.record({
      qty: arbitraryDecimal({ whole: 4, decimals: 3 }),
      unit_cost: fc.option(arbitraryDecimal({ whole: 4, decimals: 8 })),
      cost_currency: fc.constantFrom('VES', 'USD'),
    });
    const qty = fc.integer({ min: 1, max: 99_999 }).map((thousandths) => (thousandths / 1000).toFixed(3));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), qty, arbitraryRate, (lines, made, rate) => {
        const cost = productionCost({ ...production, lines, qty: made }, { ...pair, rate });
        for (const currency of ['main', 'alternative'] as const) {
          const parts = [...cost.lines, cost.other].map((part) => part[currency]);
          expect(toMoney(sum(parts))).toBe(cost.total[currency]);
          expect(toMoney(exact(cost.unit[currency]).times(made))).toBe(cost.total[currency]);
        }
      }),
    );
  });
});
