import { clientFigures } from './client-figures.ts';

const pair = { main: 'VES', alternative: 'USD', rate: '860.18' };
const usd = (amount: string) => ({ amount, currency: 'USD' });
const ves = (amount: string) => ({ amount, currency: 'VES' });

test('what is owed is told in both currencies at the rate, each debt in its own currency to the cent', () => {
  expect(clientFigures({ balances: [usd('100.00')], credit_limit: null }, pair)).toEqual({
    owed: { main: '86018.00', alternative: '100.00' },
    favour: undefined,
    overBy: undefined,
  });
  expect(clientFigures({ balances: [usd('1.00'), ves('860.18')], credit_limit: null }, pair).owed).toEqual({
    main: '1720.36',
    alternative: '2.00',
  });
});

test('what is in favour stands apart from what is owed, and together they are held against the limit', () => {
  const balances = [usd('12.00'), ves('-860.18')];
  expect(clientFigures({ balances, credit_limit: '10.00' }, pair)).toEqual({
    owed: { main: '10322.16', alternative: '12.00' },
    favour: { main: '860.18', alternative: '1.00' },
    overBy: '1.00',
  });
  expect(clientFigures({ balances, credit_limit: '11.00' }, pair).overBy).toBeUndefined();
});

test('who owes nothing has no figures, and a currency of before is left out', () => {
  const nothing = { owed: undefined, favour: undefined, overBy: undefined };
  expect(clientFigures({ balances: [], credit_limit: '0.00' }, pair)).toEqual(nothing);
  expect(
    clientFigures({ balances: [{ amount: '5.00', currency: 'EUR' }], credit_limit: '0.00' }, pair),
  ).toEqual(nothing);
});
