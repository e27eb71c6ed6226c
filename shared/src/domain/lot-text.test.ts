import { lotExpiryText } from './lot-text.ts';

test.each([
  ['2026-12-05', 13, 'Vence el 05/12/2026, en 13 días'],
  ['2026-11-22', 0, 'Vence hoy'],
  ['2026-11-20', -2, 'Venció el 20/11/2026, hace 2 días'],
  [null, null, 'Sin fecha de vencimiento'],
])('a lot of %s, %s days from now: %s', (expires_on, days_left, text) => {
  expect(lotExpiryText({ expires_on, days_left })).toBe(text);
});
