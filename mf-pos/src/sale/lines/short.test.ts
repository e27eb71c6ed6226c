import { product } from '../../testing/samples.ts';
import { addProduct, addTo, type SaleProduct } from './cart.ts';
import { findShort } from './short.ts';

const BOX = { id: 'box', name: 'Caja', factor: '24', barcodes: [], price: null, price_currency: null };
const malta: SaleProduct = { ...product({ id: 'malta', name: 'Malta', qty: '30' }), presentations: [BOX] };
const cheese: SaleProduct = { ...product({ id: 'cheese', name: 'Queso', qty: '3' }), unit: 'kg' };

test('loose ones and boxes of a product are added up', () => {
  const box = addTo([], malta, '1', false, BOX).lines;
  expect(findShort(addProduct(box, malta, '6'), [malta])).toEqual([]);
  expect(findShort(addProduct(box, malta, '7'), [malta])).toEqual([
    { product_id: 'malta', there: '30', wanted: '31' },
  ]);
});

test('so are bags, and each product is told for itself', () => {
  const bags = addProduct(addProduct(addProduct([], cheese, '1.5'), cheese, '1.5'), malta, '31');
  expect(findShort(bags, [cheese, malta])).toMatchObject([{ product_id: 'malta' }]);
  expect(findShort(addProduct(bags, cheese, '0.5'), [cheese, malta])).toEqual([
    { product_id: 'cheese', there: '3', wanted: '3.5' },
    { product_id: 'malta', there: '30', wanted: '31' },
  ]);
});

test('less than nothing is nothing, and what nobody knows of is left to the API', () => {
  const lines = addProduct([], cheese, '1');
  expect(findShort(lines, [{ ...cheese, qty: '-2' }])).toMatchObject([{ there: '0' }]);
  expect(findShort(lines, [])).toEqual([]);
});

test('what an order holds back is the sale’s that delivers it; more of it takes from the rest', () => {
  const [line] = addProduct([], malta, '10');
  const agreed = (held?: string) =>
    [{ ...line, is_agreed: true as const, ...(held && { held }) }] as typeof lines;
  const lines = line ? [line] : [];
  const rest = { ...malta, qty: '2' };
  expect(findShort(agreed('10'), [rest])).toEqual([]);
  expect(findShort(addProduct(agreed('10'), rest, '3'), [rest])).toMatchObject([
    { there: '12', wanted: '13' },
  ]);
  expect(findShort(agreed('0'), [rest])).toMatchObject([{ there: '2', wanted: '10' }]);
  // Of a tab that a Caja of before has opened.
  expect(findShort(agreed(), [rest])).toEqual([]);
});
