import { ORDER_STATUSES } from '@cuadra/shared/domain';
import { buyerMessage } from './detail/buyer-message.ts';
import { deliveryCost } from './order-facts.ts';
import { expiresText, opensText } from './order-text.ts';
import { otherUsesText } from './payment-text.ts';
import { anOrder } from './testing/orders.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

test('for when the shop opens, until it has', () => {
  expect(opensText({ opens_at: null }, now)).toBeUndefined();
  expect(opensText({ opens_at: '2026-11-20T11:00:00.000Z' }, now)).toBeUndefined();
  expect(opensText({ opens_at: '2026-11-20T13:00:00.000Z' }, now)).toBe('Para cuando abras: hoy, 9:00 a. m.');
  expect(opensText({ opens_at: '2026-11-23T12:00:00.000Z' }, now)).toBe(
    'Para cuando abras: lun 23 nov, 8:00 a. m.',
  );
});

test('how long a pending order has; any other does not expire', () => {
  const expires_at = '2026-11-20T12:12:00.000Z';
  expect(expiresText({ status: 'pending', expires_at }, now)).toBe('Vence dentro de 12 minutos');
  expect(expiresText({ status: 'pending', expires_at: now.toISOString() }, now)).toBe('Está por vencer');
  expect(expiresText({ status: 'accepted', expires_at }, now)).toBeUndefined();
});

test('each status has a message of its own, with the way to the order where there is one', () => {
  const messages = ORDER_STATUSES.map((status) =>
    buyerMessage(anOrder({ status }), 'La Esquina', 'https://x/p'),
  );
  expect(new Set(messages).size).toBe(ORDER_STATUSES.length);
  for (const message of messages) expect(message).toMatch(/^Hola, María Rojas\..*https:\/\/x\/p$/);
  expect(buyerMessage(anOrder(), 'La Esquina', undefined)).not.toContain('Aquí puedes');
  expect(
    buyerMessage(anOrder({ status: 'cancelled', reason: 'Se acabó' }), 'La Esquina', undefined),
  ).toContain(': Se acabó.');
});

test('whether the total has what bringing it costs', () => {
  expect(deliveryCost(anOrder({ is_delivery_in_total: true }))[0]?.[1]).toContain('incluido en el total');
  expect(deliveryCost(anOrder())[0]?.[1]).toContain('aparte');
  expect(deliveryCost(anOrder({ delivery: 'pickup' }))).toEqual([]);
});

test('what a reference paid before is listed', () => {
  const create_at = now.toISOString();
  expect(otherUsesText({ other_uses: [] })).toBeUndefined();
  expect(otherUsesText({ other_uses: [{ kind: 'abono', number: null, create_at }] })).toBe(
    'Esta referencia ya pagó un abono.',
  );
});
