import fc from 'fast-check';
import { exact, round } from './decimal.ts';
import {
  formatMoney,
  formatNumber,
  formatPairRate,
  formatQuantity,
  formatRate,
  formatUnitCost,
  parseAmount,
} from './format.ts';
import { arbitraryDecimal } from './testing/arbitraries.ts';

describe('es-VE formats', () => {
  test.each([
    ['1234.56', 'VES', 'Bs.\u00a01.234,56'],
    ['1234.56', 'USD', '$\u00a01.234,56'],
    ['0.12', 'USD', '$\u00a00,12'],
    ['103.22', 'VES', 'Bs.\u00a0103,22'],
    ['1000', 'VES', 'Bs.\u00a01.000,00'],
    ['1234567.5', 'VES', 'Bs.\u00a01.234.567,50'],
    ['12345678901234567890.12', 'VES', 'Bs.\u00a012.345.678.901.234.567.890,12'],
    ['1234.5', 'EUR', '1.234,50\u00a0€'],
    ['-5', 'USD', '−$\u00a05,00'],
    ['-5', 'EUR', '−5,00\u00a0€'],
    ['-0.001', 'USD', '$\u00a00,00'],
    ['7.1', 'CHF', 'CHF\u00a07,10'],
  ])('%s %s is %s', (value, currency, text) => {
    expect(formatMoney(value, currency)).toBe(text);
  });

  test('a rate shows four decimals on its own and two in a pair', () => {
    expect(formatRate('779.9522')).toBe('779,9522');
    expect(formatRate('860.18')).toBe('860,1800');
    expect(formatPairRate('USD', 'VES', '860.18')).toBe('1\u00a0USD = 860,18\u00a0VES');
    expect(formatPairRate('USD', 'VES', '1860.185')).toBe('1\u00a0USD = 1.860,19\u00a0VES');
    expect(formatPairRate('VES', 'USD', '0.00116279')).toBe('1\u00a0VES = 0,00116279\u00a0USD');
    expect(formatPairRate('VES', 'USD', '0.05000000')).toBe('1\u00a0VES = 0,05\u00a0USD');
  });

  test.each([
    ['2', '2'],
    ['2.000', '2'],
    ['0.645', '0,645'],
    ['8.4', '8,4'],
    ['1250.5', '1.250,5'],
    ['-1.5', '−1,5'],
  ])('the quantity %s is %s', (value, text) => {
    expect(formatQuantity(value)).toBe(text);
  });

  test('no decimals, no comma', () => {
    expect(formatNumber('1999.5', 0)).toBe('2.000');
  });
});

describe('what a person types', () => {
  test.each([
    ['1.234,56', '1234.56'],
    ['1234,56', '1234.56'],
    ['1234.56', '1234.56'],
    ['12.5', '12.5'],
    [',5', '0.5'],
    ['.5', '0.5'],
    ['5,', '5'],
    ['5.', '5'],
    ['1.234', '1234'],
    ['1.234.567', '1234567'],
    ['0.645', '0.645'],
    ['0.5000', '0.5'],
    ['12.3456', '12.3456'],
    [' 1 234,5 ', '1234.5'],
    ['007', '7'],
    ['0', '0'],
  ])('«%s» is %s', (text, value) => {
    expect(parseAmount(text)).toBe(value);
  });

  test.each([
    '',
    ' ',
    '.',
    ',',
    '-5',
    '+5',
    '1,2,3',
    '1.23,4',
    '1,234.56',
    '1.2.3',
    '12e3',
    'doce',
    '5 $',
    '٣',
  ])('«%s» is no amount', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });
});

test('an amount that was shown reads back as itself', () => {
  fc.assert(
    fc.property(arbitraryDecimal({ whole: 15, decimals: 10 }), fc.nat({ max: 4 }), (value, decimals) => {
      expect(parseAmount(formatNumber(value, decimals))).toBe(round(value, decimals).toFixed());
    }),
  );
});

test('a decimal point from a numeric keypad is understood, unless three digits follow it', () => {
  fc.assert(
    fc.property(arbitraryDecimal({ whole: 9, decimals: 6 }), (value) => {
      const fraction = value.split('.')[1] ?? '';
      fc.pre(fraction.length !== 3);
      expect(parseAmount(value)).toBe(exact(value).toFixed());
    }),
  );
});

test('no text throws, and what is read is never negative', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-+ e$'), maxLength: 20 });
  fc.assert(
    fc.property(typed, (text) => {
      const value = parseAmount(text);
      if (value !== undefined) expect(value).toMatch(/^\d+(\.\d+)?$/);
    }),
  );
});

test.each([
  ['0.013', 'USD', '$\u00a00,013'],
  ['12.50', 'USD', '$\u00a012,50'],
  ['1250', 'VES', 'Bs.\u00a01.250,00'],
  ['0.00125000', 'EUR', '0,00125\u00a0€'],
])('what one costs, %s %s, has the decimals that it has: %s', (cost, currency, text) => {
  expect(formatUnitCost(cost, currency)).toBe(text);
});
