import { chosenByEnter, exactMatch, looksScanned, moveMark } from './decide.ts';

const flour = { barcodes: ['7591002000011'], code: 'HAR-1', name: 'Harina' };
const pasta = { barcodes: ['7591002000110', '75910020'], code: null, name: 'Pasta' };
const found = [flour, pasta];

test('only a row of eight digits or more is taken for a barcode', () => {
  expect(looksScanned('7591002000011')).toBe(true);
  expect(looksScanned(' 75910020 ')).toBe(true);
  expect(looksScanned('7591002')).toBe(false);
  expect(looksScanned('12,5')).toBe(false);
  expect(looksScanned('harina 12345678')).toBe(false);
});

test('a barcode or a code names one product exactly', () => {
  expect(exactMatch(found, '75910020')).toBe(pasta);
  expect(exactMatch(found, 'har-1')).toBe(flour);
  expect(exactMatch(found, '7591002')).toBeUndefined();
});

test('a barcode wins over the same text as another product’s code', () => {
  const coded = { barcodes: [], code: '75910020', name: 'Otro' };
  expect(exactMatch([coded, pasta], '75910020')).toBe(pasta);
});

test('Enter adds the exact match though it is not the first', () => {
  expect(chosenByEnter(found, '75910020')).toBe(pasta);
});

test('Enter adds the first result of a name', () => {
  expect(chosenByEnter(found, 'hari')).toBe(flour);
  expect(chosenByEnter([], 'hari')).toBeUndefined();
});

test('Enter adds nothing for an unknown barcode, though results contain it', () => {
  expect(chosenByEnter(found, '759100200')).toBeUndefined();
});

test('arrows walk the grid and stay at its edges', () => {
  // 0 1 2 3
  // 4 5
  expect(moveMark(-1, 'ArrowDown', 6, 4)).toBe(0);
  expect(moveMark(0, 'ArrowDown', 6, 4)).toBe(4);
  expect(moveMark(3, 'ArrowDown', 6, 4)).toBe(5);
  expect(moveMark(4, 'ArrowDown', 6, 4)).toBe(4);
  expect(moveMark(4, 'ArrowUp', 6, 4)).toBe(0);
  expect(moveMark(2, 'ArrowUp', 6, 4)).toBe(2);
  expect(moveMark(5, 'ArrowRight', 6, 4)).toBe(5);
  expect(moveMark(0, 'ArrowLeft', 6, 4)).toBe(0);
  expect(moveMark(3, 'ArrowRight', 6, 4)).toBe(4);
  expect(moveMark(-1, 'ArrowDown', 0, 4)).toBe(-1);
});
