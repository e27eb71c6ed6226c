import { couponText, refusedCouponText } from './coupon-text.ts';

const store = { main: 'VES', alternative: 'USD', shown_currency: 'both' as const };
const none = { code: 'HOLA', min_order: null, min_order_alternative: null };

test('a coupon that does what it should needs no words', () => {
  expect(couponText({ ...none, problem: null }, store)).toBeUndefined();
});

test.each([
  ['unknown', /no existe/],
  ['not-yet', /todavía no vale/],
  ['ended', /venció/],
  ['used-up', /se agotó/],
] as const)('%s is said', (problem, words) => {
  expect(couponText({ ...none, problem }, store)).toMatch(words);
});

test('what is missing is said in both currencies', () => {
  const coupon = {
    code: 'HOLA',
    problem: 'under-minimum' as const,
    ...{ min_order: '8601.80', min_order_alternative: '10.00' },
  };
  expect(couponText(coupon, store)?.replaceAll('\u00a0', ' ')).toBe(
    'Ese cupón vale desde $ 10,00 / Bs. 8.601,80 en productos.',
  );
});

test('who has used it is told to take it away', () => {
  for (const reason of ['used', 'not-first']) expect(refusedCouponText(reason)).toMatch(/Quítalo/);
  expect(refusedCouponText('used-up')).toMatch(/ya no vale/);
});
