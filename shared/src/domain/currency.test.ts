import { CURRENCIES, currencyFlag, currencySymbol } from './currency.ts';

test('bolívares carry their present symbol, not the old «Bs.S»', () => {
  expect(currencySymbol('VES')).toEqual({ symbol: 'Bs.', position: 'left' });
});

test('a currency that is not known shows its code', () => {
  expect(currencySymbol('CHF')).toEqual({ symbol: 'CHF', position: 'left' });
});

test('flags are those of spec §3, and no other', () => {
  const flags = CURRENCIES.map(({ iso_code }) => [iso_code, currencyFlag(iso_code)]);
  expect(Object.fromEntries(flags)).toEqual({
    VES: 'VE',
    USD: 'US',
    DOP: 'DO',
    MXN: 'MX',
    EUR: undefined,
    COP: undefined,
  });
});

test('no two currencies share a code or a symbol', () => {
  expect(new Set(CURRENCIES.map(({ iso_code }) => iso_code)).size).toBe(CURRENCIES.length);
  expect(new Set(CURRENCIES.map(({ symbol }) => symbol)).size).toBe(CURRENCIES.length);
});
