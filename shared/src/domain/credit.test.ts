import fc from 'fast-check';
import { creditLeft, debtCurrency, owedInAlternative, passesLimit } from './credit.ts';
import { exact, toMoney } from './decimal.ts';
import { arbitraryDecimal } from './testing/arbitraries.ts';

const pair = { main: 'VES', alternative: 'USD', rate: '860.18' };
const usd = (amount: string) => ({ amount, currency: 'USD' });
const ves = (amount: string) => ({ amount, currency: 'VES' });

test('a debt is held in the currency of the prices, and in dollars where they are mixed', () => {
  expect(debtCurrency([usd('1'), usd('2')], pair)).toBe('USD');
  expect(debtCurrency([ves('1')], pair)).toBe('VES');
  expect(debtCurrency([ves('1'), usd('1')], pair)).toBe('USD');
  expect(debtCurrency([{ currency: 'EUR' }], pair)).toBe('USD');
});

test('debts count together at the rate of the day, and one in a forgotten currency does not', () => {
  const owed = owedInAlternative([usd('12.40'), ves('860.18'), { amount: '9', currency: 'EUR' }], pair);
  expect(toMoney(owed)).toBe('13.40');
});

test('a limit may be reached and not passed', () => {
  const client = { credit_limit: '50.00', balances: [usd('12.40')] };
  expect(creditLeft(client, pair)).toBe('37.60');
  expect(passesLimit(client, usd('37.60'), pair)).toBe(false);
  expect(passesLimit(client, usd('37.61'), pair)).toBe(true);
});

test('without a limit anything may be owed; one that was lowered below the debt leaves nothing', () => {
  expect(creditLeft({ credit_limit: null, balances: [usd('900')] }, pair)).toBeUndefined();
  expect(passesLimit({ credit_limit: null, balances: [] }, usd('9999'), pair)).toBe(false);
  expect(creditLeft({ credit_limit: '5.00', balances: [usd('12.40')] }, pair)).toBe('0.00');
});

test('what the screen says is left is what may be owed, to the cent', () => {
  const money = arbitraryDecimal({ whole: 5, decimals: 2 });
  fc.assert(
    fc.property(money, money, (limit, owed) => {
      const client = { credit_limit: limit, balances: [usd(owed)] };
      const left = creditLeft(client, pair) ?? '';
      if (exact(left).gt(0)) expect(passesLimit(client, usd(left), pair)).toBe(false);
      expect(passesLimit(client, usd(toMoney(exact(left).plus('0.01'))), pair)).toBe(true);
    }),
  );
});
