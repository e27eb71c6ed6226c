import { whyText } from './to-buy-text.ts';

const low = { qty: '3', min_qty: '10', days_left: 1, already_ordered: '4' };
const polar = { id: 'polar', name: 'Polar', phone: null };

test('a product says why it is to be bought', () => {
  expect(whyText({ ...low, last_supplier: polar })).toBe(
    'Quedan 3, mínimo 10 · alcanza 1 día · en borradores 4 · Polar',
  );
  expect(
    whyText({ qty: '1.5', min_qty: null, days_left: null, already_ordered: '0', last_supplier: null }),
  ).toBe('Quedan 1,5');
});
