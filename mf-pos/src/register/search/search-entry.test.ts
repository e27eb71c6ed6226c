import { quantityOf, readEntry } from './search-entry.ts';

test.each([
  ['3*7591002000011', { qty: '3', wanted: '7591002000011' }],
  [' 0,645 * queso blanco ', { qty: '0.645', wanted: 'queso blanco' }],
  ['2.5*', { qty: '2.5', wanted: '' }],
  ['harina', { qty: undefined, wanted: 'harina' }],
  ['harina 3*1', { qty: undefined, wanted: 'harina 3*1' }],
  ['0*pan', { qty: undefined, wanted: 'pan' }],
  ['1,2345*pan', { qty: undefined, wanted: '1,2345*pan' }],
])('%j', (text, entry) => {
  expect(readEntry(text)).toEqual(entry);
});

test('a barcode is never a quantity', () => {
  expect(readEntry('75910020*3')).toEqual({ qty: undefined, wanted: '75910020*3' });
});

test('three labels of the same weight are three times the weight', () => {
  expect(quantityOf('3', '0.645')).toBe('1.935');
  expect(quantityOf(undefined, '0.645')).toBe('0.645');
  expect(quantityOf('3', undefined)).toBe('3');
  expect(quantityOf(undefined, undefined)).toBe('1');
});
