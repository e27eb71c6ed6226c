import fc from 'fast-check';
import { exact, round, sum, toMoney, toQuantity, toRate } from './decimal.ts';
import { arbitraryDecimal } from './testing/arbitraries.ts';

describe('rounding is half up, away from zero', () => {
  test.each([
    ['1.005', '1.01'],
    ['1.004999999999999999999', '1.00'],
    ['-1.005', '-1.01'],
    ['2.675', '2.68'],
    ['0', '0.00'],
    ['-0', '0.00'],
    ['-0.004', '0.00'],
    ['12.5', '12.50'],
    ['999999999999999.995', '1000000000000000.00'],
  ])('%s is %s of money', (value, money) => {
    expect(toMoney(value)).toBe(money);
  });

  test.each([
    ['0.645', '0.645'],
    ['2.000', '2'],
    ['0.0005', '0.001'],
    ['0.0004', '0'],
    ['-0.0004', '0'],
    ['100', '100'],
  ])('%s is the quantity %s', (value, quantity) => {
    expect(toQuantity(value)).toBe(quantity);
  });

  test.each([
    ['860.180', '860.18'],
    ['779.9522', '779.9522'],
    ['0.001162547373804552535', '0.00116255'],
    ['0.000000005', '0.00000001'],
  ])('%s is the rate %s', (value, rate) => {
    expect(toRate(value)).toBe(rate);
  });
});

test('a float never stands in between: 0.1 + 0.2 is 0.3', () => {
  expect(sum(['0.1', '0.2']).toFixed()).toBe('0.3');
});

test('the sum of nothing is zero', () => {
  expect(toMoney(sum([]))).toBe('0.00');
});

test('what is not a number throws', () => {
  expect(() => exact('doce')).toThrow();
  expect(() => exact('')).toThrow();
});

test('rounding moves a value by half of the last place at most, and twice changes nothing', () => {
  fc.assert(
    fc.property(
      arbitraryDecimal({ whole: 15, decimals: 12, signed: true }),
      fc.nat({ max: 8 }),
      (value, places) => {
        const rounded = round(value, places);
        const halfOfLastPlace = exact(5).div(exact(10).pow(places + 1));
        expect(rounded.minus(value).abs().lte(halfOfLastPlace)).toBe(true);
        expect(round(rounded, places).eq(rounded)).toBe(true);
      },
    ),
  );
});

test('a sum does not depend on the order of its parts', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryDecimal({ whole: 15, decimals: 8, signed: true }), { maxLength: 50 }),
      (values) => {
        expect(sum([...values].reverse()).toFixed()).toBe(sum(values).toFixed());
      },
    ),
  );
});
