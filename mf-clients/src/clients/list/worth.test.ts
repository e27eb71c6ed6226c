import { worthOf } from './worth.ts';

const PAIR = { main: 'VES', alternative: 'USD', rate: '300' };

test('debts in both currencies come to one amount in each, converted once and rounded once', () => {
  const debts = [
    { amount: '10.00', currency: 'USD' },
    { amount: '100.00', currency: 'VES' },
    { amount: '5.00', currency: 'EUR' },
  ];
  expect(worthOf(debts, PAIR)).toEqual({ main: '3100.00', alternative: '10.33' });
  expect(worthOf([], PAIR)).toEqual({ main: '0.00', alternative: '0.00' });
});
