import { addProduct, addTo, type SaleProduct } from '../../sale/lines/cart.ts';
import { product } from '../../testing/samples.ts';
import { fittingCount, fittingText, lineToMend, shortText } from './short-text.ts';

const BOX = { id: 'box', name: 'Caja', factor: '24', barcodes: [], price: null, price_currency: null };
const malta: SaleProduct = { ...product({ id: 'malta', name: 'Malta' }), presentations: [BOX] };
const cheese: SaleProduct = { ...product({ id: 'cheese', name: 'Queso' }), unit: 'kg' };
const space = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [{ there: '5', wanted: '8' }, undefined, 'Solo quedan 5: pides 8'],
  [{ there: '1', wanted: '2' }, undefined, 'Solo queda 1: pides 2'],
  [{ there: '3', wanted: '3.5' }, 'kg', 'Solo quedan 3 kg: pides 3,5 kg'],
  [{ there: '0.5', wanted: '0.645' }, 'kg', 'Solo queda 0,5 kg: pides 0,645 kg'],
  [{ there: '0', wanted: '2' }, undefined, 'No queda: pides 2'],
])('%j in %s', (amounts, unit, text) => {
  expect(space(shortText(amounts, unit))).toBe(text);
});

test('a line is brought to what its product’s other lines leave', () => {
  const [bag, other] = addProduct(addProduct([], cheese, '1.5'), cheese, '2.25');
  if (!bag || !other) throw new Error('two bags');
  const amounts = { there: '3', wanted: '3.75' };
  expect(fittingCount(bag, amounts)).toBe('0.75');
  expect(fittingCount(other, amounts)).toBe('1.5');
  expect(space(fittingText(other, '1.5'))).toBe('Dejar 1,5 kg');
  expect(fittingCount(bag, { there: '2', wanted: '3.75' })).toBeUndefined();
});

test('of pieces and boxes there are whole ones', () => {
  const [box, loose] = addProduct(addTo([], malta, '3', false, BOX).lines, malta, '4');
  if (!box || !loose) throw new Error('two lines');
  expect(fittingCount(box, { there: '60', wanted: '76' })).toBe('2');
  expect(fittingText(box, '2')).toBe('Dejar 2 Caja x 24');
  expect(fittingCount(box, { there: '20', wanted: '76' })).toBeUndefined();
  expect(fittingCount(loose, { there: '74.5', wanted: '76' })).toBe('2');
});

test('who is led to a line is led to the first of what there is too little', () => {
  const lines = addProduct(addProduct([], malta, '4'), cheese, '2');
  const lack = { product_id: 'cheese', there: '1', wanted: '2' };
  expect(lineToMend(lines, [lack])).toMatchObject({ line: { name: 'Queso' }, short: lack });
  expect(lineToMend(lines, [])).toBeUndefined();
});
