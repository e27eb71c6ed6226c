import { PAIR, product } from '../../testing/samples.ts';
import { cardText } from './card-text.ts';

const RATE = { ...PAIR, rate_id: null };

test('the price in its own currency, and in the other one at the rate of now', () => {
  const flour = product();
  expect(cardText(flour, RATE)).toEqual({
    price: '$\u00a01,15',
    other: 'Bs.\u00a0989,21',
    stock: 'enough',
    left: '48',
  });
  expect(cardText(flour, { ...RATE, rate: '900' }).other).toBe('Bs.\u00a01.035,00');
  expect(cardText(flour, undefined).other).toBeUndefined();
  const inBolivars = product({ cost_currency: 'VES', cost: '860.18', utility: '0' });
  expect(cardText(inBolivars, RATE)).toMatchObject({ price: 'Bs.\u00a0860,18', other: '$\u00a01,00' });
});

test('a company with one currency has no other price, and a product without a price has none at all', () => {
  expect(cardText(product(), { ...RATE, main: 'USD', rate: '1' }).other).toBeUndefined();
  expect(cardText(product({ cost: null }), RATE)).toMatchObject({ price: undefined, other: undefined });
});

test('little is told from enough, and from none', () => {
  expect(cardText(product({ min_qty: '48' }), RATE).stock).toBe('low');
  expect(cardText(product({ qty: '0' }), RATE)).toMatchObject({ stock: 'none', left: '0' });
});
