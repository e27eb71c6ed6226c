import {
  amountsOf,
  averageTicket,
  shownMoney,
  steadyAmount,
  steadyText,
  ticketMoney,
} from './shown-figures.ts';

const VES_USD = { main: 'VES', alternative: 'USD' };

test('the currency that holds its worth is shown large, whichever of the two it is', () => {
  expect(shownMoney('860.18', '1.00', VES_USD)).toEqual({
    amount: '1.00',
    currency: 'USD',
    other: { amount: '860.18', currency: 'VES' },
  });
  expect(shownMoney('1.00', '860.18', { main: 'USD', alternative: 'VES' })).toMatchObject({
    currency: 'USD',
  });
  expect(shownMoney('5.00', '5.00', { main: 'USD', alternative: 'USD' }).other).toBeUndefined();
  const profit = amountsOf({ profit: '86', profit_alternative: '0.1' }, 'profit');
  expect(steadyAmount(profit, VES_USD)).toBe('0.1');
  expect(steadyText(profit, VES_USD)).toBe('$\u00a00,10');
  expect(steadyText({ main: null, alternative: null }, VES_USD)).toBeNull();
});

test('a ticket’s average is worked out of what was sold, and nothing by nothing is nothing', () => {
  const figures = { tickets: 4, annulments: 1, total: '100.00', total_alternative: '1.00' };
  expect(averageTicket(figures)).toEqual({ main: '33.33', alternative: '0.33' });
  expect(averageTicket({ ...figures, tickets: 1 })).toEqual({ main: null, alternative: null });
});

test('one sale is told as on its ticket: the main currency first', () => {
  expect(ticketMoney('860.18', '1.00', VES_USD)).toEqual({
    amount: '860.18',
    currency: 'VES',
    other: { amount: '1.00', currency: 'USD' },
  });
  expect(ticketMoney('5.00', '5.00', { main: 'USD', alternative: 'USD' }).other).toBeUndefined();
});
