import fc from 'fast-check';
import { exact, round } from './decimal.ts';
import { roundText, trimZeros } from './decimal-text.ts';
import { arbitraryDecimal } from './testing/arbitraries.ts';

const anyDecimal = arbitraryDecimal({ whole: 30, decimals: 20, signed: true });

test.each([
  ['1.005', 2, '1.01'],
  ['-1.005', 2, '-1.01'],
  ['-0.004', 2, '0.00'],
  ['999.995', 2, '1000.00'],
  ['5', 2, '5.00'],
  ['0.5', 0, '1'],
  ['.5', 1, '0.5'],
  ['1e21', 2, '1000000000000000000000.00'],
  ['1.5e-7', 8, '0.00000015'],
])('%s to %i decimals is %s', (value, decimals, text) => {
  expect(roundText(value, decimals)).toBe(text);
});

test('rounds as the library does', () => {
  fc.assert(
    fc.property(anyDecimal, fc.nat({ max: 10 }), (value, decimals) => {
      const rounded = round(value, decimals);
      const expected = rounded.isZero() ? exact(0).toFixed(decimals) : rounded.toFixed(decimals);
      expect(roundText(value, decimals)).toBe(expected);
    }),
  );
});

test('writes a number as the library does', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const rounded = round(value, 8);
      fc.pre(Math.abs(value) < 1e30);
      expect(roundText(String(value), 8)).toBe(rounded.isZero() ? '0.00000000' : rounded.toFixed(8));
    }),
  );
});

test.each(['', '.', '-', 'NaN', 'Infinity', '1,5', '1.2.3', '0x10'])('%j is no decimal', (value) => {
  expect(() => roundText(value, 2)).toThrow(RangeError);
});

test('zeros that say nothing are left out as the library leaves them out', () => {
  expect(trimZeros('000')).toBe('0');
  expect(trimZeros('0007.500')).toBe('7.5');
  fc.assert(
    fc.property(anyDecimal, (value) => {
      fc.pre(!exact(value).isZero());
      expect(trimZeros(value)).toBe(exact(value).toFixed());
    }),
  );
});
