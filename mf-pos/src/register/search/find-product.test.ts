import { type CatalogueProduct, toCatalogueProduct } from '../../offline/catalogue/catalogue-product.ts';
import { blockOf, ProductIndex } from '../../offline/catalogue/product-index.ts';
import { product } from '../../testing/samples.ts';
import { findByCode, findTyped, readScan } from './find-product.ts';
import { checkDigit } from './scale-code.ts';

const stored = (id: string, change: Partial<CatalogueProduct>) => ({
  ...toCatalogueProduct(product({ id })),
  ...change,
});
const shop = new ProductIndex([
  blockOf([
    stored('flour', { name: 'Harina', code: 'HAR-1', barcodes: ['7591002000011', '75910020'] }),
    stored('pasta', { name: 'Pasta 759', barcodes: ['7591002000110'] }),
    stored('cheese', { name: 'Queso', code: '00042', cost: '6.20', utility: '0' }),
    stored('malta', {
      name: 'Malta',
      barcodes: ['75900001'],
      presentations: [
        {
          ...{ id: 'box', name: 'Caja', factor: '24', barcodes: ['17590001'] },
          ...{ price: null, price_currency: null },
        },
      ],
    }),
    stored('packed', { name: 'Queso en bandeja', barcodes: [`200004200500${checkDigit('200004200500')}`] }),
  ]),
]);
const label = (twelve: string) => `${twelve}${checkDigit(twelve)}`;
const id = (named: ReturnType<typeof findTyped>) => named && [named.product.id, named.qty];

test('any of several barcodes, or the code, names the product', () => {
  expect(id(findByCode(shop, '75910020'))).toEqual(['flour', undefined]);
  expect(id(findByCode(shop, 'har-1'))).toEqual(['flour', undefined]);
  expect(findByCode(shop, '7591002')).toBeUndefined();
});

test('the barcode of a box names its product and the box; one of the product, the unit', () => {
  expect(findByCode(shop, '17590001')).toMatchObject({
    product: { id: 'malta' },
    presentation: { id: 'box' },
  });
  expect(findByCode(shop, '75900001')).not.toHaveProperty('presentation');
  expect(readScan(shop, '2*', '17590001').find()).toMatchObject({ presentation: { id: 'box' } });
  expect(findTyped(shop, '17590001')).toMatchObject({ presentation: { id: 'box' } });
  expect(id(findTyped(shop, '1759'))).toEqual(['malta', undefined]);
});

test('a scale’s label is the product with its weight; a label that is somebody’s own barcode is that product', () => {
  expect(id(findByCode(shop, label('200004200645')))).toEqual(['cheese', '0.645']);
  expect(id(findByCode(shop, label('200004200500')))).toEqual(['packed', undefined]);
  expect(findByCode(shop, label('209999900645'))).toBeUndefined();
});

test('Enter adds the first result of a name, and for a barcode that nobody has nothing that merely contains it', () => {
  expect(id(findTyped(shop, 'hari'))).toEqual(['flour', undefined]);
  expect(id(findTyped(shop, '759'))).toEqual(['pasta', undefined]);
  expect(findTyped(shop, '75910020001')).toBeUndefined();
});

test('a scan with what stood in the box before it', () => {
  const read = (text: string, code: string) => {
    const { qty, wanted, find } = readScan(shop, text, code);
    return [qty, wanted, find()?.product.id];
  };
  expect(read('75910020', '75910020')).toEqual([undefined, '75910020', 'flour']);
  expect(read('3*75910020', '75910020')).toEqual(['3', '75910020', 'flour']);
  expect(read('3*', '75910020')).toEqual(['3', '75910020', 'flour']);
  expect(read('', '2*75910020')).toEqual(['2', '75910020', 'flour']);
  // Given up in the middle of a word.
  expect(read('pas75910020', '75910020')).toEqual([undefined, '75910020', 'flour']);
  // A scanner that stopped between two digits.
  expect(read('7591002000110', '2000110')).toEqual([undefined, '7591002000110', 'pasta']);
  expect(read('9999999999999', '999999')).toEqual([undefined, '9999999999999', undefined]);
  // Very fast fingers.
  expect(read('hari', 'hari')).toEqual([undefined, 'hari', 'flour']);
});
