import { toCatalogueProduct } from '../../offline/catalogue/catalogue-product.ts';
import { product } from '../../testing/samples.ts';
import { addable, moved } from './front-ids.ts';

test('a product goes a place up or down, and not beyond either end', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a'], 'gone', 1)).toEqual(['a']);
});

test('what is in front already is not offered again', () => {
  const found = ['a', 'b', 'c', 'd'].map((id) => toCatalogueProduct(product({ id })));
  expect(addable(found, ['b'], 2).map(({ id }) => id)).toEqual(['a', 'c']);
});
