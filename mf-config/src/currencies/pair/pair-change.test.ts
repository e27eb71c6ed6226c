import { consequences, dropped, pairFieldError, withChosen } from './pair-change.ts';

const pair = { main: 'VES', alternative: 'USD' };

test('the other’s currency chosen, the two change places', () => {
  expect(withChosen(pair, 'main', 'USD')).toEqual({ main: 'USD', alternative: 'VES' });
  expect(withChosen(pair, 'alternative', 'VES')).toEqual({ main: 'USD', alternative: 'VES' });
  expect(withChosen(pair, 'alternative', 'EUR')).toEqual({ main: 'VES', alternative: 'EUR' });
});

test('says that old sales keep their rate, and what could no longer be used', () => {
  const swapped = consequences(pair, { main: 'USD', alternative: 'VES' });
  expect(swapped[0]).toMatch(/conserva sus monedas y la tasa/);
  expect(swapped.join(' ')).not.toMatch(/no se podrán usar|Hará falta la tasa/);
  const other = { main: 'VES', alternative: 'EUR' };
  expect(dropped(pair, other)).toEqual(['USD']);
  expect(consequences(pair, other).join(' ')).toMatch(/métodos de pago en USD no se podrán usar/);
  expect(consequences(pair, other).at(-1)).toMatch(/la tasa de 1 EUR en VES/);
});

test('an error says what is wrong', () => {
  expect(pairFieldError('alternative', 'same-currency')).toMatch(/dos monedas distintas/);
  expect(pairFieldError('main', 'unknown-currency')).toMatch(/no se encontraron las monedas/);
});
