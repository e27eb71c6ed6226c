import fc from 'fast-check';
import { exact } from './decimal.ts';
import { type OwnPrice, priceBelow } from './own-price.ts';
import { arbitraryDecimal } from './testing/arbitraries.ts';

const own: OwnPrice = {
  price: '13.00',
  cost: '10',
  price_before: '13',
  cost_before: '10',
  utility: '30',
  is_main: true,
};

test('a price that gives less than its utility is told, with the least one that gives it', () => {
  expect(priceBelow(own)).toBeUndefined();
  expect(priceBelow({ ...own, cost: '11' })).toEqual({ gain: '18.2', wanted: '30', suggested: '14.30' });
  expect(priceBelow({ ...own, cost: '10.001' })).toBeUndefined();
  expect(priceBelow({ ...own, cost: '10.01' })).toEqual({ gain: '29.9', wanted: '30', suggested: '13.02' });
});

test('a box and a wholesale price are wanted to give what they gave, and no more than the utility', () => {
  const box: OwnPrice = { ...own, is_main: false, price: '12.00', price_before: '12' };
  expect(priceBelow(box)).toBeUndefined();
  expect(priceBelow({ ...box, cost: '11' })).toEqual({ gain: '9.1', wanted: '20', suggested: '13.20' });
  expect(priceBelow({ ...box, cost: '11', price: '13.20' })).toBeUndefined();
});

test('without a utility it is what it gave before, and nothing is sold below its cost', () => {
  const plain: OwnPrice = { ...own, utility: null };
  expect(priceBelow({ ...plain, cost: '11' })).toEqual({ gain: '18.2', wanted: '30', suggested: '14.30' });
  expect(priceBelow({ ...plain, cost_before: null, cost: '14' })).toEqual({
    ...{ gain: '-7.1', wanted: '0', suggested: '14.00' },
  });
  expect(priceBelow({ ...plain, cost_before: null, cost: '12' })).toBeUndefined();
});

test('what is suggested is enough, and a cent less is not', () => {
  const money = arbitraryDecimal({ whole: 4, decimals: 2 });
  fc.assert(
    fc.property(
      money,
      arbitraryDecimal({ whole: 4, decimals: 8 }),
      money,
      fc.boolean(),
      (price, cost, utility, is_main) => {
        const below = priceBelow({ price, cost, price_before: null, cost_before: null, utility, is_main });
        fc.pre(below !== undefined);
        const { suggested } = below;
        expect(exact(suggested).gt(price)).toBe(true);
        expect(
          priceBelow({ price: suggested, cost, price_before: null, cost_before: null, utility, is_main }),
        ).toBeUndefined();
      },
    ),
  );
});
