import { balanceOf } from '@cuadra/shared/domain';
import { favourFor, favourUsed, lessFavour } from './favour.ts';

const pair = { main: 'VES', alternative: 'USD', rate: '860.18' };
const client = {
  credit_limit: null,
  balances: [
    { amount: '-5.00', currency: 'USD' },
    { amount: '100.00', currency: 'VES' },
  ],
};

test('what is in favour pays in its own currency alone, and a debt pays nothing', () => {
  expect(favourFor(client, [{ currency: 'USD' }], pair)).toEqual({ amount: '5.00', currency: 'USD' });
  expect(favourFor(client, [{ currency: 'VES' }], pair)).toEqual({ amount: '0.00', currency: 'VES' });
  expect(favourFor(client, [{ currency: 'VES' }, { currency: 'USD' }], pair).amount).toBe('5.00');
  expect(favourFor(null, [{ currency: 'USD' }], pair).amount).toBe('0.00');
});

test('it pays no more than the sale, and the rest is paid in either currency to the cent', () => {
  const favour = { amount: '5.00', currency: 'USD' };
  const small = { main: '989.21', alternative: '1.15' };
  const all = favourUsed(favour, small, pair);
  expect(all.amount).toBe('1.15');
  expect(lessFavour(small, all, pair)).toEqual({ main: '0.00', alternative: '0.00' });

  const total = { main: '6158.89', alternative: '7.16' };
  const used = favourUsed(favour, total, pair);
  const due = lessFavour(total, used, pair);
  expect(due).toEqual({ main: '1857.99', alternative: '2.16' });
  // As the API holds it: what is used counts as a payment in the currency of the debt.
  for (const paid of [
    { amount: due.main, currency: 'VES' },
    { amount: due.alternative, currency: 'USD' },
  ])
    expect(balanceOf(total, [paid, used], [], pair).is_paid).toBe(true);
});
