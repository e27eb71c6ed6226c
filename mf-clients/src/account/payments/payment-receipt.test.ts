/** @jest-environment jsdom */
import type { ClientPayment } from '@cuadra/shared/contract';
import { layOut, receiptMessage } from '@cuadra/shared/print';
import { paymentReceipt } from './payment-receipt.ts';

const COMPANY = {
  ...{ name: 'La Esquina', legal_name: 'Bodega La Esquina, C.A.', identification: '401234569' },
  ...{ identification_type: 'J' as const, address: 'Av. Bolívar, local 3' },
};
const CARMEN = { name: 'Carmen Díaz', identification: '9876543', identification_type: 'V' as const };
const PAYMENT: ClientPayment = {
  ...{ id: 'p', kind: 'payment', number: 12, client_id: 'cli-1', create_at: '2026-11-20T15:00:00.000Z' },
  ...{ user: 'Ana', amount: '3.00', currency: 'USD', note: 'De la casa', credit: null, annulment: null },
  ...{ main: 'VES', alternative: 'USD', rate: '860.18', inverse: null, balance: '4.00' },
  payments: [
    { payment_method_id: 'a', name: 'Pago Móvil', amount: '860.18', currency: 'VES', reference: '4471' },
    { payment_method_id: 'b', name: 'Efectivo $', amount: '2.00', currency: 'USD', reference: '' },
  ],
  debts: [
    { sale_id: 's', sale_number: 42, opening_id: null, amount: '2.50' },
    { sale_id: null, sale_number: null, opening_id: 'o', amount: '0.50' },
  ],
};
const paper = (more: Partial<ClientPayment> = {}) =>
  layOut(paymentReceipt(CARMEN, { ...PAYMENT, ...more }, COMPANY).rows, 32).map(({ text }) => text);

test('a receipt says who paid what, by which rate, of which sales, and what is left in both currencies', () => {
  expect(paper()).toEqual([
    '    Bodega La Esquina, C.A.',
    '        RIF J-40123456-9',
    '      Av. Bolívar, local 3',
    '--------------------------------',
    '       Recibo de abono 12',
    'Fecha                 20/11/2026',
    'Hora                 11:00 a. m.',
    'Cliente   Carmen Díaz, V-9876543',
    '--------------------------------',
    'Abonó                     $ 3,00',
    'Pago Móvil (ref. 4471)',
    '                      Bs. 860,18',
    'Efectivo $                $ 2,00',
    'Tasa        1 USD = 860,1800 VES',
    '--------------------------------',
    'A cuenta de',
    'Venta 00000042            $ 2,50',
    'Deuda de antes            $ 0,50',
    '--------------------------------',
    'Queda debiendo            $ 4,00',
    'En VES              Bs. 3.440,72',
    '--------------------------------',
    '      Documento no fiscal',
    '      Gracias por tu pago',
  ]);
});

test('what is left may be nothing, or in their favour', () => {
  expect(paper({ balance: '0.00' })).toContain('No queda debiendo nada.');
  expect(paper({ balance: '-1.00' })).toContain('Queda a su favor          $ 1,00');
  expect(paper({ debts: [] }).join()).not.toContain('A cuenta de');
  const alone = paper({ main: 'USD', rate: '1' }).join('\n');
  expect(alone).not.toMatch(/Tasa|En VES/);
});

test('one that was annulled says so, and what was given back is told as that', () => {
  const annulment = { reason: 'Se equivocó', user: 'Ana', create_at: PAYMENT.create_at };
  expect(paper({ annulment })).toContain('            ANULADO');
  expect(paper({ annulment }).join()).not.toContain('Gracias');
  expect(paper({ kind: 'refund' })).toContain('Se le devolvió            $ 3,00');
});

test('the message says the same, without who wrote it down and the shop’s own note', () => {
  const message = receiptMessage(paymentReceipt(CARMEN, PAYMENT, COMPANY));
  expect(message).toContain('*Abonó: $\u00a03,00*\nPago Móvil (ref. 4471): Bs.\u00a0860,18');
  expect(message).toContain('*Queda debiendo: $\u00a04,00*\nEn VES: Bs.\u00a03.440,72');
  expect(message).not.toMatch(/De la casa|Ana/);
});
