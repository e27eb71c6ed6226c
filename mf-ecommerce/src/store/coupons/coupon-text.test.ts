import { COUPON } from '../testing/sample-settings.ts';
import { conditions, discountText, offText } from './coupon-facts.ts';
import { couponFieldError, couponSchema, couponValues, NEW_COUPON } from './coupon-values.ts';

test('what it takes off and under which conditions is said in words', () => {
  expect(discountText(COUPON)).toBe('10\u00a0%');
  expect(discountText({ kind: 'amount', value: '2.50', currency: 'USD' })).toBe('$\u00a02,50');
  expect(conditions(COUPON, 'VES')).toEqual([
    'desde Bs.\u00a0500,00',
    'solo en el primer pedido',
    'hasta el 24/12/2026',
    '3 de 50 usos',
  ]);
  const free = { ...COUPON, min_order: null, per_buyer: 'any' as const, ends_on: null, max_uses: null };
  expect(conditions({ ...free, uses: 0 }, 'VES')).toEqual(['sin usos']);
  expect(conditions({ ...free, uses: 1 }, 'VES')).toEqual(['1 uso']);
});

test.each([
  [{}, '2026-12-24', undefined],
  [{}, '2026-12-25', 'Vencido'],
  [{ uses: 50 }, '2026-12-01', 'Agotado'],
  [{ starts_on: '2026-12-02' }, '2026-12-01', 'Por empezar'],
  [{ is_active: false }, '2026-12-01', 'Apagado'],
])('%j on %s is %s', (change, today, text) => {
  expect(offText({ ...COUPON, ...change }, today)).toBe(text);
});

test('what was read is sent back as it was', () => {
  const { id: _, uses: __, version: ___, ...body } = COUPON;
  expect(couponSchema.parse(couponValues(COUPON))).toEqual({ ...body, value: '10.00' });
});

test('empty fields are no bound, and what is no number is refused', () => {
  const values = { ...NEW_COUPON, code: 'hola', value: '5' };
  expect(couponSchema.parse(values)).toMatchObject({
    ...{ code: 'HOLA', min_order: null, starts_on: null, ends_on: null, max_uses: null },
  });
  const wrong = couponSchema.safeParse({ ...values, code: 'á', value: null, max_uses: '1.5' });
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['code', 'value', 'max_uses']);
  const late = couponSchema.safeParse({ ...values, starts_on: '2026-12-02', ends_on: '2026-12-01' });
  expect(late.error?.issues).toMatchObject([{ path: ['ends_on'], message: 'too-early' }]);
  expect(couponFieldError('ends_on', 'too-early')).toMatch(/antes de empezar/);
  expect(couponFieldError('code', 'not-a-code')).toMatch(/NAVIDAD-10/);
});
