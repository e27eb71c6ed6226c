import { knownProfit, uncostedNote } from './uncosted.ts';

const PAIR = { main: 'VES', alternative: 'USD' };
const row = {
  total: '300.00',
  profit: '50.00',
  profit_alternative: '0.50',
  uncosted: '100.00',
  uncosted_alternative: '1.00',
};

test('a profit says what is not in it', () => {
  expect(uncostedNote(row, PAIR).note).toBe('Sin contar $\u00a01,00 vendidos sin costo conocido');
  expect(uncostedNote({ ...row, uncosted: '0.00' }, PAIR)).toEqual({});
  expect(uncostedNote({ ...row, uncosted: null }, PAIR)).toEqual({});
});

test('a row of which nothing has a known cost has no profit, and one that sold nothing has one of 0', () => {
  expect(knownProfit(row)).toEqual({ main: '50.00', alternative: '0.50' });
  expect(knownProfit({ ...row, uncosted: '300.00' })).toEqual({ main: null, alternative: null });
  const nothing = { ...row, total: '0.00', profit: '0.00', profit_alternative: '0.00', uncosted: '0.00' };
  expect(knownProfit(nothing).main).toBe('0.00');
});
