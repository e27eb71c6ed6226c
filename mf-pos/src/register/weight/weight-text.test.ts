import { readWeight, typedWeight, weightQuestion } from './weight-text.ts';

const type = (keys: string) => [...keys].reduce((text, key) => typedWeight(text, text + key), '');

test.each([
  ['0,645', '0,645', '0.645'],
  ['0.645', '0,645', '0.645'],
  ['1.234', '1,234', '1.234'],
  [',5', '0,5', '0.5'],
  ['2', '2', '2'],
  ['2,', '2,', '2'],
  // A fourth decimal, a second comma, a letter.
  ['0,6459', '0,645', '0.645'],
  ['1,2,3', '1,23', '1.23'],
  ['1kg', '1', '1'],
  ['0,000', '0,000', undefined],
  ['', '', undefined],
])('«%s» is written %s', (keys, text, qty) => {
  expect(type(keys)).toBe(text);
  expect(readWeight(text)).toBe(qty);
});

test('what is weighed, measured and poured is asked for in its own words', () => {
  expect(['kg', 'lb', 'm', 'l'].map(weightQuestion)).toEqual([
    '¿Cuánto pesa?',
    '¿Cuánto pesa?',
    '¿Cuánto mide?',
    '¿Cuánto lleva?',
  ]);
});
