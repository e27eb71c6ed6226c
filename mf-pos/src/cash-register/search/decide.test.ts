import { chosenByEnter, exactMatch, looksScanned, mayBeCode, moveMark, ranked } from './decide.ts';

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

test('names that begin with the text come first, then words that do, then the rest as it was', () => {
  const named = (name: string, code: string | null = null) => ({ name, code, barcodes: [] });
  const coffee = named('Café con leche pequeño');
  const sweet = named('Dulce de Lechera');
  const carton = named('Cartón p/leche');
  const milk = named('Leche entera');
  const powder = named('LÉCHE en polvo');
  const coded = named('Otra cosa', 'leche');
  const found = [carton, coffee, sweet, milk, powder];
  expect(ranked(found, 'leche')).toEqual([milk, powder, coffee, sweet, carton]);
  expect(ranked([...found, coded], 'Leche')[0]).toBe(coded);
  expect(ranked(found, ' ')).toEqual(found);
  expect(chosenByEnter(found, 'leche')).toBe(milk);
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
