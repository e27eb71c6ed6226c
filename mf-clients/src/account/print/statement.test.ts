/** @jest-environment jsdom */
import type { ClientMovement } from '@cuadra/shared/contract';
import { layOut } from '@cuadra/shared/print';
import { daysOfPeriod, periodText } from './statement-period.ts';
import { statementReceipt } from './statement-receipt.ts';
import { statementSections } from './statement-sections.ts';
import { todayFigures } from './statement-today.ts';

const TYPED = { from: '2026-01-05', to: '2026-02-06' };

test.each([
  ['month', '2026-11-23', { from: '2026-11-01', to: '2026-11-23' }],
  ['last-month', '2026-01-31', { from: '2025-12-01', to: '2025-12-31' }],
  ['last-90', '2026-11-23', { from: '2026-08-26', to: '2026-11-23' }],
  ['all', '2026-11-23', undefined],
  ['custom', '2026-11-23', TYPED],
] as const)('%s on %s', (period, today, days) => {
  expect(daysOfPeriod(period, TYPED, today)).toEqual(days);
});

test('the head says which days', () => {
  expect(periodText({ from: '2026-11-01', to: '2026-11-23' }, '2026-11-23')).toBe(
    'Del 01/11/2026 al 23/11/2026',
  );
  expect(periodText({ from: '2026-11-23', to: '2026-11-23' }, '2026-11-23')).toBe('Del 23/11/2026');
  expect(periodText(undefined, '2026-11-23')).toBe('Hasta el 23/11/2026');
});

const pair = { main: 'VES', alternative: 'USD', rate: '100', inverse: null };
const movement = (id: string, more: Partial<ClientMovement>): ClientMovement => ({
  ...{ id, kind: 'sale', amount: '10.00', currency: 'USD', balance: '0.00', sale_id: id, sale_number: 12 },
  ...{ opening_id: null, payment: null, owed: '0.00', due_on: null, note: 'De la casa', user: 'Ana' },
  create_at: '2026-11-20T15:00:00.000Z',
  ...more,
});
const abono = {
  ...{ id: 'p', number: 3, ...pair, is_annulled: false },
  payments: [
    { payment_method_id: 'pm', name: 'Pago Móvil', amount: '1500.00', currency: 'VES', reference: '4471' },
  ],
};
/** The newest first, as the API tells them. */
const MOVEMENTS = [
  movement('4', { kind: 'payment', sale_id: null, sale_number: null, amount: '-15.00', payment: abono }),
  movement('3', { amount: '100.00', currency: 'VES', owed: '100.00', due_on: '2026-12-01', sale_number: 13 }),
  // Written at 11 at night of the 19th.
  movement('2', { create_at: '2026-11-20T03:00:00.000Z' }),
];
const SECTIONS = statementSections([{ currency: 'USD', amount: '4.00' }], MOVEMENTS);

test('each currency has its own lines, the oldest first, from what was owed before to what is owed after', () => {
  expect(SECTIONS.map(({ lines, ...rest }) => [rest, lines.map(({ id, balance }) => [id, balance])])).toEqual(
    [
      [
        { currency: 'USD', opening: '4.00', charged: '10.00', paid: '15.00', closing: '-1.00' },
        [
          ['2', '14.00'],
          ['4', '-1.00'],
        ],
      ],
      [
        { currency: 'VES', opening: '0.00', charged: '100.00', paid: '0.00', closing: '100.00' },
        [['3', '100.00']],
      ],
    ],
  );
  expect(SECTIONS[0]?.lines.map(({ date, title, detail }) => [date, title, detail])).toEqual([
    ['19/11/2026', 'Venta 00000012', ''],
    ['20/11/2026', 'Abono 3', 'Pago Móvil Bs.\u00a01.500,00 (ref. 4471) · 1 USD = 100,0000 VES'],
  ]);
  expect(SECTIONS[1]?.lines[0]?.detail).toBe('Falta Bs.\u00a0100,00 · vence el 01/12/2026');
});

const account = {
  ...{
    ...pair,
    owed: { main: '400.00', alternative: '4.00' },
    in_favour: { main: '0.00', alternative: '0.00' },
  },
  ...{ overdue: { main: '100.00', alternative: '1.00' }, credit_left: null, last_sale_on: null },
  bought_this_month: { main: '0.00', alternative: '0.00' },
  bought_this_year: { main: '0.00', alternative: '0.00' },
  ...{ days_to_pay: null, debts: [], products: [] },
};
const client = {
  ...{ name: 'Carmen Díaz', identification: '9876543', identification_type: 'V' as const, phone: null },
  balances: [{ currency: 'USD', amount: '-4.00' }],
};

test('how it stands today is told in both currencies, and without a rate as it is held', () => {
  expect(todayFigures(client, account, true)).toEqual([
    { label: 'Debe hoy', texts: ['$\u00a04,00', 'Bs.\u00a0400,00'] },
    { label: 'Ya venció', texts: ['$\u00a01,00', 'Bs.\u00a0100,00'] },
    { label: 'Tasa de hoy', texts: ['1 USD = 100,0000 VES'] },
  ]);
  expect(todayFigures(client, account, false)).toEqual([
    { label: 'Debe hoy', texts: ['$\u00a04,00 a favor'] },
  ]);
});

test('a roll has the whole of it, and nothing of the shop’s own', () => {
  const company = {
    ...{ name: 'La Esquina', legal_name: null, identification: '401234569' },
    ...{ identification_type: 'J' as const, address: 'Av. Bolívar', has_fiscal_documents: true },
  };
  const { rows } = statementReceipt(
    { client, period: 'Hasta el 23/11/2026', sections: SECTIONS, today: todayFigures(client, account, true) },
    company,
    new Date('2026-11-23T15:00:00Z'),
  );
  const lines = layOut(rows, 32).map(({ text }) => text);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Carmen Díaz, V-9876543',
      'Saldo anterior USD        $ 4,00',
      '19/11/2026 Venta 00000012',
      'Cargo                    $ 10,00',
      'Saldo                    $ 14,00',
      '20/11/2026 Abono 3',
      'Abono                   −$ 15,00',
      'Saldo             $ 1,00 a favor',
      'Saldo VES             Bs. 100,00',
      'Debe hoy                  $ 4,00',
      '                      Bs. 400,00',
      // It never is one, whatever the shop's tickets are.
      '      Documento no fiscal',
    ]),
  );
  expect(lines.join('\n')).not.toMatch(/De la casa|Ana/);
});
