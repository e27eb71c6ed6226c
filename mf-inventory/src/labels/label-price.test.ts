import type { Product } from '@cuadra/shared/contract';
import { labelPrice } from './label-price.ts';

const BOX = { id: 'box', name: 'Caja', factor: '24', barcodes: [], price: '20.00', price_currency: 'USD' };
const PACK = { ...BOX, id: 'pack', name: 'Paquete', factor: '6', price: null, price_currency: null };
const malta: Product = {
  ...{ id: 'malta', name: 'Malta', code: null, barcodes: [], category_id: null, measure_id: null },
  ...{ qty: '50', min_qty: null, cost: '0.70', utility: '30', price: null, is_fixed_price: false },
  ...{ cost_currency: 'USD', price_currency: 'USD', presentations: [PACK, BOX], version: 1 },
  updated_at: '2026-11-22T12:00:00Z',
};
const rate = { main: 'VES', alternative: 'USD', rate: '860.18', rate_id: 'today' };
const amounts = (presentation?: string, of = malta, at: typeof rate | null = rate) => {
  const price = labelPrice(of, presentation, at ?? undefined);
  return price && [price.own.value, price.other?.value];
};

test('a unit, a pack by its units and a box by its own price, as one of each is charged', () => {
  expect(amounts()).toEqual(['0.91', '782.76']);
  expect(amounts('pack')).toEqual(['5.46', '4696.58']);
  expect(amounts('box')).toEqual(['20.00', '17203.60']);
});

test('without a rate only the price that was set, without a price nothing', () => {
  expect(amounts(undefined, malta, null)).toEqual(['0.91', undefined]);
  expect(amounts('box', malta, null)).toEqual(['20.00', undefined]);
  expect(amounts(undefined, { ...malta, cost: null })).toBeNull();
});
