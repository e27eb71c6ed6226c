/** @jest-environment jsdom */
import { layOut } from '@cuadra/shared/print';
import { incomeOf, sessionReport } from './session-report.ts';
import { sampleSession } from './testing/sample-session.ts';

const COMPANY = {
  name: 'La Esquina',
  legal_name: null,
  identification: '401234569',
  identification_type: 'J' as const,
  address: null,
};
const MOVEMENTS = [
  {
    id: '1',
    kind: 'pay_out' as const,
    payment_method_id: 'bs',
    name: 'Efectivo Bs.',
    amount: '50.00',
    currency: 'VES',
    reason: 'Hielo',
    create_at: '2026-11-20T14:00:00.000Z',
    user: 'María Rojas',
  },
];
const OPEN = sampleSession({
  sales: 12,
  totals: [
    {
      main: 'VES',
      alternative: 'USD',
      sold: '34000.50',
      sold_alternative: '39.53',
      undone: '1000.00',
      undone_alternative: '1.16',
      total: '33000.50',
      total_alternative: '38.37',
    },
  ],
  movements: MOVEMENTS,
  counts: [
    {
      id: 'bs',
      name: 'Efectivo Bs.',
      opening: '100.00',
      received: '9000.50',
      given: '400.00',
      pay_out: '50.00',
    },
    { id: 'usd', name: 'Efectivo $', currency: 'USD', received: '35.00', given: '5.90' },
  ],
});
const CLOSED = sampleSession({
  ...OPEN,
  status: 'closed',
  closed_at: '2026-11-21T00:30:00.000Z',
  notes: 'Faltó revisar el vuelto',
  counts: [
    {
      id: 'bs',
      name: 'Efectivo Bs.',
      opening: '100.00',
      received: '9000.50',
      given: '400.00',
      pay_out: '50.00',
      counted: '8640.50',
    },
    { id: 'usd', name: 'Efectivo $', currency: 'USD', received: '35.00', given: '5.90', counted: '29.10' },
  ],
});

const paper = (report: ReturnType<typeof sessionReport>) => layOut(report.rows, 32).map(({ text }) => text);

test('X tells how the session stands', () => {
  const report = sessionReport(OPEN, COMPANY, new Date('2026-11-20T20:00:00Z'));
  expect(report.title).toBe('Reporte X 20/11/2026');
  const lines = paper(report);
  expect(lines).toEqual(
    expect.arrayContaining([
      '           REPORTE X',
      'Desde     20/11/2026, 8:05 a. m.',
      'Ventas                        12',
      'Vendido            Bs. 34.000,50',
      'Anulado y devuelto −Bs. 1.000,00',
      'Total vendido      Bs. 33.000,50',
      'Total en USD             $ 38,37',
      'Fondo                 Bs. 100,00',
      'Recibido            Bs. 9.000,50',
      'Entregado            −Bs. 400,00',
      'Salidas               −Bs. 50,00',
      'Esperado            Bs. 8.650,50',
      'Hielo (Efectivo Bs.)  −Bs. 50,00',
      'VES                 Bs. 8.600,50',
      'USD                      $ 29,10',
    ]),
  );
  expect(lines.join('\n')).not.toMatch(/Contado|Falta|REPORTE Z/);
});

test('Z tells what was counted, what is missing and what adds up', () => {
  const lines = paper(sessionReport(CLOSED, COMPANY));
  expect(lines).toEqual(
    expect.arrayContaining([
      '           REPORTE Z',
      'Hasta     20/11/2026, 8:30 p. m.',
      'Contado             Bs. 8.640,50',
      'Falta                 −Bs. 10,00',
      'Contado                  $ 29,10',
      'Cuadra                    $ 0,00',
      'Faltó revisar el vuelto',
    ]),
  );
});

test('what a currency brought has no floats and no withdrawals in it', () => {
  expect(incomeOf(OPEN.counts, 'VES')).toBe('8600.50');
  expect(incomeOf(OPEN.counts, 'USD')).toBe('29.10');
});
