import type { SubscriptionMovement } from '@cuadra/shared/contract';
import { movementText } from './movement-text.ts';

const movement: SubscriptionMovement = {
  number: 3,
  kind: 'consumption',
  amount: '-0.20',
  balance: '5.80',
  day: '2026-11-20',
  plan: 'basic',
  report: null,
  create_at: '2026-11-20T05:00:00.000Z',
};

test('a consumption says its day', () => {
  expect(movementText(movement)).toEqual({ title: 'Día de servicio', detail: '20/11/2026' });
});

test('a payment says how it was made', () => {
  const report = {
    id: '01990000-0000-7000-8000-000000000001',
    method: 'mobile_payment' as const,
    reference: '0042',
    amount: '5160.00',
    currency: 'VES',
  };
  expect(movementText({ ...movement, kind: 'recharge', day: null, report })).toEqual({
    title: 'Recarga',
    detail: 'Pago Móvil · Bs.\u00a05.160,00 · ref. 0042',
  });
  expect(
    movementText({ ...movement, kind: 'reversal', day: null, report: { ...report, reference: '' } }),
  ).toEqual({
    title: 'Recarga anulada',
    detail: 'Pago Móvil · Bs.\u00a05.160,00',
  });
});
