import type { Ticket } from '@cuadra/shared/contract';
import { CASH_VES, METHODS, PAGO_MOVIL, paid, ZELLE } from '../../testing/samples.ts';
import { emptyTab } from '../sale-tab.ts';
import { referencesOf, usedInQueue, usedInTab, usedText } from './references.ts';

const wanted = { payment_method_id: PAGO_MOVIL.id, reference: '004512' };

test('only references that a method asks for, and long enough to be one', () => {
  const payments = [
    paid(PAGO_MOVIL, '100.00', ' 004512 '),
    paid(ZELLE, '5.00', '45'),
    paid(ZELLE, '0.00', '778899'),
    paid(CASH_VES, '9.00', '004512'),
  ];
  expect(referencesOf(payments, METHODS)).toEqual([wanted]);
});

test('the same reference twice at the cash register is found, in this sale or in another open one', () => {
  const one = { ...emptyTab(1, true), payments: [paid(PAGO_MOVIL, '1.00', '004512')] };
  const two = { ...emptyTab(2, false), payments: [paid(PAGO_MOVIL, '2.00', '004512 ')] };
  expect(usedInTab(wanted, one, [one])).toBeUndefined();
  expect(usedInTab(wanted, one, [one, two])).toBe(two);
  const twice = { ...one, payments: [...one.payments, ...two.payments] };
  expect(usedInTab(wanted, twice, [twice])).toBe(twice);
  expect(usedInTab({ ...wanted, reference: '9' }, one, [one, two])).toBeUndefined();
});

test('a reference of a sale that waits to be sent is found there, with when and how much', () => {
  const waiting = {
    id: 'a',
    body: {
      ...{ id: 'a', rate: '1', rate_id: null, lines: [], main: 'VES', alternative: 'USD', total: '1' },
      payments: [paid(PAGO_MOVIL, '989.21', '004512')],
    },
    ticket: { create_at: '2026-11-20T16:05:00.000Z' } as Ticket,
  };
  expect(usedInQueue(wanted, [waiting])).toMatch(
    /^Esta referencia ya está en una venta por enviar, del 20\/11\/2026, 12:05 p.+, por Bs.\u00a0989,21.$/,
  );
  expect(usedInQueue({ ...wanted, reference: '9999' }, [waiting])).toBeUndefined();
  expect(usedInQueue({ ...wanted, payment_method_id: ZELLE.id }, [waiting])).toBeUndefined();
});

test('it says where, when and how much', () => {
  const use = {
    sale_id: 'x',
    number: 12,
    create_at: '2026-11-20T16:05:00.000Z',
    amount: '989.21',
    currency: 'VES',
  };
  expect(usedText(use)).toBe(
    'Esta referencia ya se usó en la venta 00000012, del 20/11/2026, por Bs.\u00a0989,21.',
  );
  expect(usedText({ ...use, sale_id: null, number: null })).toMatch(/^Esta referencia ya se usó en un abono/);
});
