import fc from 'fast-check';
import { exact, toMoney } from './decimal.ts';
import { type CurrencyPair, convert, type ExchangeRate, isOfPair, MAX_RATE, rateOfPair } from './rate.ts';
import { arbitraryDecimal, arbitraryRate } from './testing/arbitraries.ts';

const record = (change: Partial<ExchangeRate>): ExchangeRate => ({
  id: '01990000-0000-7000-8000-000000000001',
  source: 'USD',
  target: 'VES',
  rate: '860.18',
  create_at: '2026-11-20T13:00:00.000Z',
  ...change,
});

describe('the rate of a pair (spec §5)', () => {
  test('comes from the latest record, in whatever order they are given', () => {
    const old = record({ id: 'old', rate: '850', create_at: '2026-11-19T13:00:00.000Z' });
    const latest = record({ id: 'latest' });
    expect(rateOfPair([old, latest], 'USD', 'VES')).toEqual({
      rate: '860.18',
      inverse: null,
      rate_id: 'latest',
    });
    expect(rateOfPair([latest, old], 'USD', 'VES')).toMatchObject({ rate_id: 'latest' });
  });

  test('is inverted when the record is stored the other way round', () => {
    expect(rateOfPair([record({ id: 'a' })], 'VES', 'USD')).toEqual({
      rate: '0.00116255',
      inverse: '860.18',
      rate_id: 'a',
    });
    expect(
      rateOfPair([record({ source: 'VES', target: 'USD', rate: '0.00125', id: 'b' })], 'USD', 'VES'),
    ).toEqual({
      rate: '800',
      inverse: '0.00125',
      rate_id: 'b',
    });
  });

  test('is taken from the latest record even where that one is the inverted one', () => {
    const straight = record({ id: 'straight', create_at: '2026-11-19T13:00:00.000Z' });
    const inverted = record({ id: 'inverted', source: 'VES', target: 'USD', rate: '0.001' });
    expect(rateOfPair([straight, inverted], 'USD', 'VES')).toEqual({
      rate: '1000',
      inverse: '0.001',
      rate_id: 'inverted',
    });
  });

  test('is 1 where the currencies are equal or no record exists', () => {
    const none = { rate: '1', inverse: null, rate_id: null };
    expect(rateOfPair([record({})], 'USD', 'USD')).toEqual(none);
    expect(rateOfPair([record({})], 'EUR', 'VES')).toEqual(none);
    expect(rateOfPair([], 'USD', 'VES')).toEqual(none);
  });

  test('of two records of one instant, takes the one whose id was made later', () => {
    const first = record({ id: '01990000-0000-7000-8000-000000000001', rate: '1' });
    const second = record({ id: '01990000-0000-7000-8000-000000000002', rate: '2' });
    expect(rateOfPair([second, first], 'USD', 'VES').rate).toBe('2');
    expect(rateOfPair([first, second], 'USD', 'VES').rate).toBe('2');
  });

  test('compares instants and not their spelling', () => {
    const earlier = record({ id: 'earlier', create_at: '2026-11-20T13:00:00Z' });
    const later = record({ id: 'later', create_at: '2026-11-20T13:00:00.500Z' });
    expect(rateOfPair([earlier, later], 'USD', 'VES').rate_id).toBe('later');
    const caracas = record({ id: 'caracas', create_at: '2026-11-20T10:00:00-04:00' });
    expect(rateOfPair([later, caracas], 'USD', 'VES').rate_id).toBe('caracas');
  });

  test('inverted, stays within half of its last decimal of the true one', () => {
    fc.assert(
      fc.property(arbitraryRate, (rate) => {
        const inverted = rateOfPair([record({ rate })], 'VES', 'USD').rate;
        expect(exact(1).div(rate).minus(inverted).abs().lte('0.000000005')).toBe(true);
      }),
    );
  });
});

describe('converting', () => {
  const pair: CurrencyPair = { main: 'VES', alternative: 'USD', rate: '860.18' };

  test('goes both ways by one rate, unrounded', () => {
    expect(convert('5', 'USD', 'VES', pair).toFixed()).toBe('4300.9');
    expect(convert('4300.9', 'VES', 'USD', pair).toFixed()).toBe('5');
    expect(convert('7', 'USD', 'USD', pair).toFixed()).toBe('7');
  });

  test('a rounded amount must not be converted back: Bs 100 → $ 0.12 → Bs 103.22', () => {
    const dollars = convert('100', 'VES', 'USD', pair);
    expect(toMoney(dollars)).toBe('0.12');
    expect(toMoney(convert(toMoney(dollars), 'USD', 'VES', pair))).toBe('103.22');
    expect(toMoney(convert(dollars, 'USD', 'VES', pair))).toBe('100.00');
  });

  test('refuses a currency that is not of the pair', () => {
    expect(() => convert('1', 'EUR', 'VES', pair)).toThrow(RangeError);
    expect(() => convert('1', 'VES', 'EUR', pair)).toThrow(RangeError);
    expect(isOfPair('EUR', pair)).toBe(false);
    expect(isOfPair('USD', pair)).toBe(true);
  });

  test('a dollar is worth the same bolívares whichever of the two is main', () => {
    const main = { main: 'USD', alternative: 'VES', ...rateOfPair([record({})], 'VES', 'USD') };
    expect(toMoney(convert('100', 'USD', 'VES', main))).toBe('86018.00');
    expect(toMoney(convert('86018', 'VES', 'USD', main))).toBe('100.00');
  });

  const anyRate = fc
    .tuple(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: -8, max: 0 }), fc.boolean())
    .map(([digits, power, isLarge]) =>
      exact(digits)
        .times(exact(10).pow(isLarge ? 0 : power))
        .toFixed(),
    );

  test('a record converts alike from both sides, from 1e-8 to 1e9, and is never shown as 0', () => {
    fc.assert(
      fc.property(
        arbitraryDecimal({ whole: 9, decimals: 2 }),
        fc.oneof(anyRate, fc.constantFrom('0.00000001', MAX_RATE)),
        (amount, rate) => {
          const records = [record({ rate })];
          const straight = { main: 'VES', alternative: 'USD', ...rateOfPair(records, 'USD', 'VES') };
          const inverted = { main: 'USD', alternative: 'VES', ...rateOfPair(records, 'VES', 'USD') };
          for (const [from, to] of [
            ['USD', 'VES'],
            ['VES', 'USD'],
          ] as const) {
            const one = convert(amount, from, to, straight);
            expect(convert(amount, from, to, inverted).toFixed()).toBe(one.toFixed());
          }
          expect(convert(amount, 'USD', 'VES', inverted).toFixed()).toBe(exact(amount).times(rate).toFixed());
          for (const pair of [straight, inverted]) expect(exact(pair.rate).gt(0)).toBe(true);
        },
      ),
    );
  });

  test('there and back, unrounded, gives the same money', () => {
    fc.assert(
      fc.property(arbitraryDecimal({ whole: 15, decimals: 2 }), arbitraryRate, (amount, rate) => {
        const at = { ...pair, rate };
        const back = convert(convert(amount, 'VES', 'USD', at), 'USD', 'VES', at);
        expect(toMoney(back)).toBe(toMoney(amount));
      }),
    );
  });
});
