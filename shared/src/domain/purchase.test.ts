import fc from 'fast-check';
import { type DecimalInput, exact, sum, toMoney, toUnitCost } from './decimal.ts';
import {
  averageWithout,
  lotsLeft,
  type PurchaseFoot,
  purchaseFigures,
  receivedCost,
  spread,
} from './purchase.ts';
import { type CurrencyPair, convert } from './rate.ts';
import { arbitraryDecimal, arbitraryRate } from './testing/arbitraries.ts';

const pair: CurrencyPair = { main: 'VES', alternative: 'USD', rate: '800' };
const foot: PurchaseFoot = { discount: '0', expenses: '0', expenses_on_invoice: true };
const line = { qty: '1', factor: null, unit_cost: '1', discount: '0' };

const arbitraryMoney = arbitraryDecimal({ whole: 5, decimals: 2 });
const arbitraryQty = arbitraryDecimal({ whole: 4, decimals: 3 }).filter((qty) => exact(qty).gt(0));
const arbitraryLine = fc.record({
  qty: arbitraryQty,
  factor: fc.option(fc.constantFrom('6', '12', '0.5')),
  unit_cost: fc.option(arbitraryDecimal({ whole: 4, decimals: 8 })),
  discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
});

describe('what a purchase comes to', () => {
  test('a line is its quantity at its cost less its discount, rounded once', () => {
    const { lines, subtotal } = purchaseFigures(
      [
        { qty: '3', factor: '12', unit_cost: '10.005', discount: '10' },
        { qty: '0.645', factor: null, unit_cost: '7.77', discount: '0' },
      ],
      foot,
    );
    expect(lines.map(({ units, total }) => [units, total])).toEqual([
      ['36', '27.01'],
      ['0.645', '5.01'],
    ]);
    expect(subtotal).toBe('32.02');
  });

  test('discount and expenses are part of what a unit came to, by what the lines are worth', () => {
    const { lines, total } = purchaseFigures(
      [
        { ...line, qty: '10', unit_cost: '3' },
        { ...line, qty: '10', unit_cost: '1' },
      ],
      { discount: '4', expenses: '8', expenses_on_invoice: false },
    );
    expect(lines.map(({ landed_unit_cost }) => landed_unit_cost)).toEqual(['3.30', '1.10']);
    expect(total).toBe('36.00');
  });

  test('of gifts alone the expenses are spread by their units; what has no cost takes no part', () => {
    const { lines } = purchaseFigures(
      [
        { ...line, qty: '1', unit_cost: '0' },
        { ...line, qty: '3', unit_cost: '0' },
        { ...line, qty: '9', unit_cost: null },
      ],
      { ...foot, expenses: '2' },
    );
    expect(lines.map(({ landed_unit_cost }) => landed_unit_cost)).toEqual(['0.50', '0.50', null]);
  });

  test('the parts are the whole, to the cent, whatever the lines and the foot are', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryLine, { maxLength: 12 }),
        arbitraryMoney,
        arbitraryMoney,
        fc.boolean(),
        (lines, discount, expenses, expenses_on_invoice) => {
          const figures = purchaseFigures(lines, { discount, expenses, expenses_on_invoice });
          const costed = figures.lines.filter(({ total }) => total !== null);
          const capped = exact(discount).gt(figures.subtotal) ? figures.subtotal : discount;
          const add = (field: 'discount_share' | 'expenses_share') =>
            toMoney(sum(figures.lines.map((one) => one[field])));
          expect(add('discount_share')).toBe(costed.length === 0 ? '0.00' : toMoney(capped));
          const anyUnits = costed.some(({ units }) => exact(units).gt(0));
          const isSpread = exact(figures.subtotal).gt(0) || anyUnits;
          expect(add('expenses_share')).toBe(isSpread ? toMoney(expenses) : '0.00');
          expect(figures.total).toBe(
            toMoney(
              exact(figures.subtotal)
                .minus(capped)
                .plus(expenses_on_invoice ? expenses : 0),
            ),
          );
          for (const one of costed) {
            expect(exact(one.discount_share).lte(one.total ?? 0)).toBe(true);
            if (one.landed_unit_cost !== null) expect(exact(one.landed_unit_cost).gte(0)).toBe(true);
          }
        },
      ),
    );
  });

  test('a part differs from its share by less than a cent', () => {
    fc.assert(
      fc.property(
        arbitraryMoney,
        fc.array(arbitraryMoney, { minLength: 1, maxLength: 9 }),
        (amount, weights) => {
          const whole = sum(weights);
          fc.pre(whole.gt(0));
          const parts = spread(amount, weights);
          expect(toMoney(sum(parts))).toBe(toMoney(amount));
          for (const [index, part] of parts.entries()) {
            const share = exact(amount)
              .times(weights[index] ?? 0)
              .div(whole);
            expect(exact(part).minus(share).abs().lt('0.01')).toBe(true);
          }
        },
      ),
    );
  });
});

describe('what a product costs once goods have come', () => {
  const known = { cost: '1', average_cost: null, cost_currency: 'USD' };
  const arrived = [{ units: '30', landed_unit_cost: '2' }];

  test('the last cost is what came, the average begins with the cost that was known', () => {
    expect(receivedCost(known, '10', arrived, 'USD', pair)).toEqual({
      ...{ cost: '2.00', average_cost: '1.75', landed: '2.00', costed: '30' },
    });
    expect(receivedCost({ ...known, average_cost: '4' }, '10', arrived, 'USD', pair).average_cost).toBe(
      '2.50',
    );
  });

  test('where nobody knew, nothing was there or less than nothing, the average is what came', () => {
    const averages = [
      receivedCost({ ...known, cost: null }, '10', arrived, 'USD', pair),
      receivedCost(known, '0', arrived, 'USD', pair),
      receivedCost(known, '-5', arrived, 'USD', pair),
    ].map(({ average_cost }) => average_cost);
    expect(averages).toEqual(['2.00', '2.00', '2.00']);
  });

  test('what has no cost leaves cost and average as they are', () => {
    const lines = [{ units: '5', landed_unit_cost: null }];
    expect(receivedCost(known, '10', lines, 'USD', pair)).toEqual({
      ...known,
      cost_currency: undefined,
      landed: null,
      costed: '0',
    });
    expect(() => receivedCost({ ...known, cost_currency: 'EUR' }, '0', arrived, 'USD', pair)).toThrow(
      RangeError,
    );
  });

  test('the average lies between what was and what came, in either currency and direction of the rate', () => {
    const cost = arbitraryDecimal({ whole: 4, decimals: 8 });
    const currency = fc.constantFrom('VES', 'USD');
    fc.assert(
      fc.property(
        ...[arbitraryQty, cost, fc.array(fc.tuple(arbitraryQty, cost), { minLength: 1, maxLength: 4 })],
        ...[arbitraryRate, fc.boolean(), currency, currency],
        (stock, average, came, rate, isInverse, bought, own) => {
          const at: CurrencyPair = isInverse ? { ...pair, rate: '1', inverse: rate } : { ...pair, rate };
          const lines = came.map(([units, landed_unit_cost]) => ({ units, landed_unit_cost }));
          const product = { cost: null, average_cost: average, cost_currency: own };
          const received = receivedCost(product, stock, lines, bought, at);
          const mean = sum(came.map(([units, of]) => exact(units).times(of))).div(
            sum(came.map(([units]) => units)),
          );
          expect(received.cost).toBe(toUnitCost(convert(mean, bought, own, at)));
          const [low, high] = sorted(average, received.cost ?? 0);
          expect(exact(received.average_cost ?? -1).gte(toUnitCost(low))).toBe(true);
          expect(exact(received.average_cost ?? -1).lte(toUnitCost(high))).toBe(true);
        },
      ),
    );
  });

  function sorted(a: DecimalInput, b: DecimalInput): [DecimalInput, DecimalInput] {
    return exact(a).lt(b) ? [a, b] : [b, a];
  }
});

describe('the average without what went back', () => {
  test('is that of what stays; where nothing stays, or they had cost more than all, it is as it was', () => {
    expect(averageWithout({ qty: '40', average: '1.75' }, { qty: '30', cost: '2' })).toBe('1.00');
    expect(averageWithout({ qty: '30', average: '2' }, { qty: '30', cost: '2' })).toBe('2.00');
    expect(averageWithout({ qty: '31', average: '1' }, { qty: '30', cost: '2' })).toBe('1.00');
    expect(averageWithout({ qty: '60', average: '1' }, { qty: '30', cost: '2' })).toBe('1.00');
  });

  test('takes back what a receipt did, as far as eight decimals say', () => {
    const cost = arbitraryDecimal({ whole: 3, decimals: 2 });
    fc.assert(
      fc.property(arbitraryQty, cost, arbitraryQty, cost, (stock, average, units, landed) => {
        const product = { cost: null, average_cost: average, cost_currency: 'USD' };
        const lines = [{ units, landed_unit_cost: landed }];
        const { average_cost } = receivedCost(product, stock, lines, 'USD', pair);
        const qty = exact(stock).plus(units);
        const back = averageWithout({ qty, average: average_cost ?? 0 }, { qty: units, cost: landed });
        const error = qty.times('0.00000001').div(stock).plus('0.00000001');
        const isKept = exact(qty)
          .times(average_cost ?? 0)
          .minus(exact(units).times(landed))
          .lte(0);
        expect(isKept || exact(back).minus(average).abs().lte(error)).toBe(true);
      }),
    );
  });
});

describe('what is left of lots', () => {
  const lots = [
    { units: '10', expires_on: '2027-03-01' },
    { units: '5', expires_on: null },
    { units: '20', expires_on: '2027-01-15' },
  ];
  const left = (stock: string) => lotsLeft(stock, lots).map((lot) => [lot.expires_on, lot.left]);

  test('who sells takes what expires first, so that what there is expires last', () => {
    expect(left('12')).toEqual([
      ['2027-01-15', '0'],
      ['2027-03-01', '7'],
      [null, '5'],
    ]);
    expect(left('-3').every(([, of]) => of === '0')).toBe(true);
    expect(left('1000').map(([, of]) => of)).toEqual(['20', '10', '5']);
  });

  test('together they are the stock, or all that came', () => {
    const lot = fc.record({
      units: arbitraryQty,
      expires_on: fc.constantFrom(null, '2027-01-01', '2027-02-01'),
    });
    fc.assert(
      fc.property(arbitraryQty, fc.array(lot, { maxLength: 8 }), (stock, all) => {
        const came = sum(all.map(({ units }) => units));
        const whole = came.lt(stock) ? came : exact(stock);
        expect(sum(lotsLeft(stock, all).map((one) => one.left)).eq(whole)).toBe(true);
      }),
    );
  });
});
