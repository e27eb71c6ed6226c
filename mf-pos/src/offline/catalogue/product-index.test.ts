import { searchable } from '@cuadra/shared/domain';
import fc from 'fast-check';
import { product } from '../../testing/samples.ts';
import { type CatalogueProduct, searchLine, toCatalogueProduct } from './catalogue-product.ts';
import { available, blockOf, ProductIndex } from './product-index.ts';

let next = 0;
const stored = (name: string, change: Partial<CatalogueProduct> = {}): CatalogueProduct => {
  next += 1;
  return { ...toCatalogueProduct(product({ id: `p-${next}`, name })), ...change };
};
const holding = (...products: CatalogueProduct[]) => new ProductIndex([blockOf(products)]);
const names = (productIndex: ProductIndex, typed: string, limit = 20) =>
  productIndex.search(typed, limit).products.map(({ name }) => name);

test('any part of the name, in any order, without accents or capitals', () => {
  const shop = holding(stored('Café con leche'), stored('Leche entera 1 L'), stored('PIÑA en almíbar'));
  expect(names(shop, 'CAFE')).toEqual(['Café con leche']);
  expect(names(shop, 'mibar pin')).toEqual(['PIÑA en almíbar']);
  expect(names(shop, 'leche café')).toEqual(['Café con leche']);
  expect(names(shop, 'leche pan')).toEqual([]);
});

test('any part of a code or a barcode; the whole of one stands first', () => {
  const shop = holding(
    stored('Contiene 77 g'),
    stored('Con código', { code: 'HAR-77' }),
    stored('Con barras', { barcodes: ['7591', '0077'] }),
    stored('Es él', { code: '77' }),
  );
  expect(names(shop, '77')).toEqual(['Es él', 'Contiene 77 g', 'Con código', 'Con barras']);
  expect(names(shop, 'har-7')).toEqual(['Con código']);
  expect(names(shop, '0077')[0]).toBe('Con barras');
});

test('names that start with it come first, then words that do, then the rest; among equals what sells most', () => {
  const milk = stored('Leche entera');
  const powder = stored('Leche en polvo');
  const shop = holding(
    stored('Cartón p/leche'),
    stored('Café con leche'),
    powder,
    milk,
    stored('Dulce de Lechera'),
  );
  const inOrder = ['Café con leche', 'Dulce de Lechera', 'Cartón p/leche'];
  expect(names(shop, 'leche')).toEqual(['Leche en polvo', 'Leche entera', ...inOrder]);
  shop.setPopular([milk.id]);
  expect(names(shop, 'leche')).toEqual(['Leche entera', 'Leche en polvo', ...inOrder]);
});

test('what was found before its page came keeps its order when that comes', () => {
  const oils = ['canola', 'girasol', 'maíz', 'oliva', 'soya'].map((of) => stored(`Aceite de ${of}`));
  const [canola, sunflower, corn, olive, soy] = oils as [CatalogueProduct, ...CatalogueProduct[]] &
    typeof oils;
  const shop = new ProductIndex();
  shop.append(blockOf([canola]));
  shop.put(oils);
  const inOrder = oils.map(({ name }) => name);
  expect(names(shop, 'aceite')).toEqual(inOrder);
  for (const page of [[stored('Ajo'), sunflower, corn], [olive], [soy, stored('Sal')]]) {
    shop.append(blockOf(page.flatMap((one) => one ?? [])));
    expect(names(shop, 'aceite')).toEqual(inOrder);
  }
  expect(shop.size).toBe(7);
});

test('a code names one product: by barcode before code, whole and never a part', () => {
  const scanned = stored('Escaneado', { barcodes: ['75910020', '123'] });
  const shop = holding(stored('Su código', { code: '75910020' }), scanned, stored('Otro', { code: 'Abc' }));
  expect(shop.withCode('75910020')?.name).toBe('Escaneado');
  expect(shop.withCode(' 123 ')?.name).toBe('Escaneado');
  expect(shop.withCode('aBC')?.name).toBe('Otro');
  expect(shop.withCode('7591002')).toBeUndefined();
  expect(shop.withCode('Escaneado')).toBeUndefined();
  expect(shop.withCode('')).toBeUndefined();
});

test('a product that changes is found by what it is now, and no more by what it was', () => {
  const flour = stored('Harina', { barcodes: ['1'] });
  const shop = holding(flour, stored('Arroz'));
  shop.put([{ ...flour, qty: '3' }]);
  expect(shop.get(flour.id)?.qty).toBe('3');
  shop.put([{ ...flour, name: 'Harina PAN', barcodes: ['2'] }, stored('Nuevo')]);
  expect(names(shop, 'harina')).toEqual(['Harina PAN']);
  expect(shop.withCode('1')).toBeUndefined();
  expect(shop.withCode('2')?.name).toBe('Harina PAN');
  expect(names(shop, 'nuevo')).toEqual(['Nuevo']);
  shop.remove(flour.id);
  expect(names(shop, 'harina')).toEqual([]);
  expect(shop.size).toBe(2);
});

test('a category, page by page, and what the device keeps of all of it', () => {
  const shop = holding(stored('Pan', { category_id: 'a' }), stored('Malta', { category_id: 'b' }));
  shop.put([stored('Torta', { category_id: 'a' })]);
  expect(shop.list(5, 'a').products.map(({ name }) => name)).toEqual(['Pan', 'Torta']);
  expect(shop.list(1, 'a')).toMatchObject({ products: [{ name: 'Pan' }], hasMore: true });
  const again = new ProductIndex(shop.blocks(2));
  expect(again.list(9).products).toEqual(shop.list(9).products);
  expect(names(again, 'torta')).toEqual(['Torta']);
});

test('it finds what reading every line would find, after any changes', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'á', 'b', 'N', 'ñ', ' ', '1'),
    minLength: 1,
    maxLength: 8,
  });
  const change = fc.record({
    id: fc.integer({ min: 0, max: 12 }),
    name: letters,
    code: fc.option(letters),
    gone: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 120 }), letters, (changes, typed) => {
      const shop = new ProductIndex();
      const truth = new Map<string, CatalogueProduct>();
      for (const { id, name, code, gone } of changes) {
        const one = { ...stored(name), id: `p-${id}`, code };
        if (gone) {
          shop.remove(one.id);
          truth.delete(one.id);
        } else {
          shop.put([one]);
          truth.set(one.id, one);
        }
      }
      const words = searchable(typed).split(' ').filter(Boolean);
      const expected = [...truth.values()].filter((one) =>
        words.every((word) => searchLine(one).includes(word)),
      );
      const found = shop.search(typed, 500).products;
      expect(new Set(found)).toEqual(new Set(expected));
      expect(found).toHaveLength(expected.length);
      expect(shop.size).toBe(truth.size);
    }),
    { numRuns: 300 },
  );
});

test('what may be sold is what there is, less what is held back and what was just sold', () => {
  const cheese = stored('Queso', { qty: '8.4', reserved: '0.5' });
  expect(available(cheese)).toBe('7.9');
  expect(available(cheese, '0.645')).toBe('7.255');
});
