import { toCatalogueProduct } from '../../offline/catalogue/catalogue-product.ts';
import { blockOf, ProductIndex } from '../../offline/catalogue/product-index.ts';
import { product } from '../../testing/samples.ts';
import { productsOf, type Shelf } from './shelf.ts';

const stored = (id: string, favourite?: true) =>
  toCatalogueProduct(product({ id, name: id, ...(favourite && { favourite }) }));
const index = new ProductIndex([
  blockOf([stored('bread', true), stored('cheese'), stored('milk', true), stored('rice')]),
]);
const catalogue = {
  list: index.list.bind(index),
  some: (ids: readonly string[]) => ids.flatMap((id) => index.get(id) ?? []),
};
function shown(shelf: Shelf, favourites: string[], limit = 10, front: string[] = []) {
  const { products, hasMore } = productsOf(catalogue, shelf, {
    front,
    mostSold: ['rice'],
    favourites,
    limit,
  });
  return [products.map(({ id }) => id), hasMore];
}

test('favourites are those of this device and, after them, the company’s, each once', () => {
  expect(shown('favourites', [])).toEqual([['bread', 'milk'], false]);
  expect(shown('favourites', ['rice', 'milk'])).toEqual([['rice', 'milk', 'bread'], false]);
});

test('of the company’s favourites as many as fit are shown, and none of the device’s is left out', () => {
  expect(shown('favourites', [], 1)).toEqual([['bread'], true]);
  expect(shown('favourites', ['rice', 'cheese'], 1)).toEqual([['rice', 'cheese'], true]);
});

test('what sells most stands before the others, each once', () => {
  expect(shown('popular', [])).toEqual([['rice', 'bread', 'cheese', 'milk'], false]);
});

test('what the company puts in front comes first, in its order and whole, and what was withdrawn of it is left out', () => {
  expect(shown('popular', [], 10, ['milk', 'gone', 'rice'])).toEqual([
    ['milk', 'rice', 'bread', 'cheese'],
    false,
  ]);
  expect(shown('popular', [], 1, ['milk', 'cheese'])).toEqual([['milk', 'cheese'], true]);
  expect(shown('favourites', [], 10, ['rice'])[0]).toEqual(['bread', 'milk']);
});
