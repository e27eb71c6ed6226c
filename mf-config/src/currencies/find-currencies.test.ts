import { CURRENCIES } from '@cuadra/shared/domain';
import { findCurrencies, ownFirst } from './find-currencies.ts';

const all = CURRENCIES.map((currency) => ({ id: currency.iso_code, ...currency }));
const codes = (found: readonly { iso_code: string }[]) => found.map(({ iso_code }) => iso_code);

test.each([
  ['bolivar', ['VES']],
  ['PESO', ['COP', 'DOP', 'MXN']],
  ['peso mex', ['MXN']],
  ['€', ['EUR']],
  ['usd', ['USD']],
  ['yen', []],
])('«%s» finds %j, by name, code or symbol', (search, found) => {
  expect(codes(findCurrencies(all, search))).toEqual(found);
});

test('the company’s two come first, the rest by name', () => {
  expect(codes(ownFirst(all, { main: 'USD', alternative: 'VES' }))).toEqual([
    'USD',
    'VES',
    'EUR',
    'COP',
    'DOP',
    'MXN',
  ]);
  expect(codes(ownFirst(all, undefined))[0]).toBe('VES');
});
