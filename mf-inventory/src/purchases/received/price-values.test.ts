import type { PriceBelowUtility } from '@cuadra/shared/contract';
import { chosenPrices, gainOf, priceKey } from './price-values.ts';

const flour: PriceBelowUtility = {
  ...{ product_id: 'flour', name: 'Harina', version: 3, kind: 'product', presentation: null },
  ...{ currency: 'USD', cost: '1.10', price: '1.20', gain: '9.1', wanted: '30', suggested: '1.43' },
};
const box: PriceBelowUtility = {
  ...flour,
  kind: 'presentation',
  presentation: { id: 'box', name: 'Caja', factor: '24' },
  suggested: '30.00',
};

test('all are chosen at what is suggested, until somebody says otherwise', () => {
  expect(chosenPrices([flour, box], new Map())).toEqual([
    { product_id: 'flour', version: 3, kind: 'product', presentation_id: null, price: '1.43' },
    { product_id: 'flour', version: 3, kind: 'presentation', presentation_id: 'box', price: '30.00' },
  ]);
  const choices = new Map([
    [priceKey(flour), { isChosen: true, price: '1.5' }],
    [priceKey(box), { isChosen: false, price: '' }],
  ]);
  expect(chosenPrices([flour, box], choices)?.map(({ price }) => price)).toEqual(['1.50']);
});

test('nothing is sent while a chosen one is no price', () => {
  for (const price of ['', '0', null])
    expect(chosenPrices([flour], new Map([[priceKey(flour), { isChosen: true, price }]]))).toBeUndefined();
});

test('the markup is told as the price is typed', () => {
  expect(gainOf('1.43', '1.10')).toBe('30.0');
  expect(gainOf('', '1.10')).toBeUndefined();
  expect(gainOf('1', '0')).toBeUndefined();
});
