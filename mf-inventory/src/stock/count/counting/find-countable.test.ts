import { findProducts, looksLikeCode, productOfCode } from './find-countable.ts';

const product = (name: string, barcodes: string[] = [], code: string | null = null) => ({
  ...{ id: name, name, barcodes, code },
});
const ALL = [
  product('Café Amanecer 500 g', ['7591057000012'], 'C-1'),
  product('Harina PAN 1 kg', ['7591058001000']),
];

test('a scanned code is a barcode or the own code, and nothing that only contains it', () => {
  expect(productOfCode(ALL, '7591057000012')?.name).toBe('Café Amanecer 500 g');
  expect(productOfCode(ALL, 'c-1')?.name).toBe('Café Amanecer 500 g');
  expect(productOfCode(ALL, '759')).toBeUndefined();
});

test('a search finds every word, whatever its accents', () => {
  expect(findProducts(ALL, 'cafe 500').map(({ name }) => name)).toEqual(['Café Amanecer 500 g']);
  expect(findProducts(ALL, ' ')).toEqual([]);
});

test('a name that is typed is no code', () => {
  expect(looksLikeCode('7591057000012')).toBe(true);
  expect(looksLikeCode('harina')).toBe(false);
  expect(looksLikeCode('harina 1000')).toBe(false);
});
