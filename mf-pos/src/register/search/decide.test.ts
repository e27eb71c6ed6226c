import { looksScanned, mayBeCode, moveMark } from './decide.ts';

test('only a row of eight digits or more is taken for a barcode', () => {
  expect(looksScanned('7591002000011')).toBe(true);
  expect(looksScanned(' 75910020 ')).toBe(true);
  expect(looksScanned('7591002')).toBe(false);
  expect(looksScanned('12,5')).toBe(false);
  expect(looksScanned('harina 12345678')).toBe(false);
});

test('a text with a digit and no space may be a code', () => {
  expect(mayBeCode('A-12')).toBe(true);
  expect(mayBeCode('12')).toBe(true);
  expect(mayBeCode('leche')).toBe(false);
  expect(mayBeCode('leche 900')).toBe(false);
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
