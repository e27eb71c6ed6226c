import fc from 'fast-check';
import { type BulkProduct, planChange, priceAfter, ROUNDING_STEPS, roundToStep } from './bulk-change.ts';
import { exact, toMoney } from './decimal.ts';

const step = fc.constantFrom(...ROUNDING_STEPS);
const money = fc.integer({ min: 1, max: 100_000_00 }).map((cents) => (cents / 100).toFixed(2));

const product = (given: Partial<BulkProduct>): BulkProduct => ({
  ...{ category_id: null, measure_id: null, cost: '1', utility: '30', price: null, is_fixed_price: false },
  ...{ cost_currency: 'USD', price_currency: 'USD', favourite: false },
  ...given,
});
const fixed = (price: string) => product({ price, is_fixed_price: true });
const rise = (percent: string, to: (typeof ROUNDING_STEPS)[number] = '0.01') =>
  ({ kind: 'price_percent', percent, step: to }) as const;

test('a price is rounded to the nearest step, half up, and never to nothing', () => {
  expect((['0.05', '0.10', '0.50', '1'] as const).map((to) => [to, roundToStep('1.275', to)])).toEqual([
    ['0.05', '1.30'],
    ['0.10', '1.30'],
    ['0.50', '1.50'],
    ['1', '1.00'],
  ]);
  fc.assert(
    fc.property(money, step, (price, to) => {
      const rounded = exact(roundToStep(price, to));
      expect(rounded.div(to).isInteger()).toBe(true);
      expect(rounded.gt(0)).toBe(true);
      const half = exact(to).div(2);
      if (exact(price).gte(half)) {
        expect(rounded.minus(price).abs().lte(half)).toBe(true);
        if (rounded.minus(price).abs().eq(half)) expect(rounded.gt(price)).toBe(true);
      } else expect(rounded.eq(to)).toBe(true);
      expect(roundToStep(rounded, to)).toBe(toMoney(rounded));
    }),
  );
});

test('a dearer product stays the dearer one', () => {
  fc.assert(
    fc.property(money, money, step, (a, b, to) => {
      const [low, high] = exact(a).lte(b) ? [a, b] : [b, a];
      expect(exact(roundToStep(low, to)).lte(roundToStep(high, to))).toBe(true);
    }),
  );
});

test('a fixed price rises by the percentage, rounded', () => {
  expect(planChange(fixed('1.00'), rise('8'))).toEqual({ after: { price: '1.08' } });
  expect(planChange(fixed('1.00'), rise('8', '0.05'))).toEqual({ after: { price: '1.10' } });
  expect(planChange(fixed('1.00'), rise('8', '0.50'))).toEqual({ left: 'same' });
  expect(planChange(fixed('1.00'), rise('-10'))).toEqual({ after: { price: '0.90' } });
});

test('a price of cost and utility goes on following its cost, and comes out to the cent', () => {
  const flour = product({ cost: '1', utility: '30' });
  expect(planChange(flour, rise('8'))).toEqual({ after: { utility: '40' } });
  expect(planChange(flour, rise('8', '0.05'))).toEqual({ after: { utility: '40' } });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90_00 }).map((cents) => (cents / 100).toFixed(2)),
      fc.integer({ min: 0, max: 200 }).map(String),
      fc.integer({ min: 1, max: 100 }).map(String),
      step,
      (cost, utility, percent, to) => {
        const before = product({ cost, utility });
        const plan = planChange(before, rise(percent, to));
        if ('left' in plan) return;
        const wanted = exact(cost).times(exact(utility).plus(100)).div(100);
        const rounded = roundToStep(wanted.times(exact(percent).plus(100)).div(100), to);
        expect(toMoney(priceAfter(before, plan.after).unit_price)).toBe(rounded);
      },
    ),
  );
});

test('nothing gets cheaper by a rise, nor dearer by a cut, whatever it is rounded to', () => {
  expect(planChange(fixed('1.02'), rise('1', '0.10'))).toEqual({ left: 'same' });
  fc.assert(
    fc.property(money, fc.integer({ min: -90, max: 300 }), step, (price, percent, to) => {
      const plan = planChange(fixed(price), rise(String(percent), to));
      if ('left' in plan) return;
      const after = exact(plan.after.price ?? 0);
      expect(percent < 0 ? after.lt(price) : after.gt(price)).toBe(true);
    }),
  );
});

test('what is left as it is says why', () => {
  expect(planChange(fixed('0'), rise('8'))).toEqual({ left: 'no-price' });
  expect(planChange(product({ utility: '5' }), rise('-10'))).toEqual({ left: 'below-cost' });
  expect(planChange(product({ cost: null }), { kind: 'utility', utility: '20' })).toEqual({
    left: 'no-cost',
  });
  expect(planChange(fixed('2'), { kind: 'utility', utility: '20' })).toEqual({ left: 'fixed-price' });
  expect(planChange(fixed('2'), { kind: 'price_amount', amount: '3', currency: 'VES' })).toEqual({
    left: 'other-currency',
  });
  expect(planChange(fixed('2'), { kind: 'price_amount', amount: '3', currency: 'USD' })).toEqual({
    after: { price: '3.00' },
  });
  expect(planChange(fixed('2'), { kind: 'category', category_id: null })).toEqual({ left: 'same' });
  expect(planChange(fixed('2'), { kind: 'favourite', favourite: false })).toEqual({ left: 'same' });
  expect(planChange(fixed('2'), { kind: 'favourite', favourite: true })).toEqual({
    after: { favourite: true },
  });
  expect(planChange(fixed('2'), { kind: 'withdraw' })).toEqual({ after: {} });
});
