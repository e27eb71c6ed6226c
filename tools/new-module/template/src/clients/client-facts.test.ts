import { clientFacts } from './client-facts.ts';

const client = { phone: null, email: null, address: null, balances: [] };

test('what nobody wrote down is left out, and who owes nothing is said to', () => {
  expect(clientFacts({ ...client, phone: '0414-1234567' })).toEqual([
    ['Teléfono', '0414-1234567'],
    ['Debe', 'Nada'],
  ]);
});

test('what is owed is told in each currency that it is held in', () => {
  const balances = [
    { currency: 'USD', amount: '5.00' },
    { currency: 'VES', amount: '120.50' },
  ];
  expect(clientFacts({ ...client, balances })).toEqual([['Debe', '$\u00a05,00 y Bs.\u00a0120,50']]);
});
