import type { Ticket } from '@cuadra/shared/contract';
import type { SaleEntry } from '../offline/outbox/sale-entry.ts';
import type { SaleBody } from '../sale/sale-body.ts';
import { emptyTab } from '../sale/sale-tab.ts';
import { CASH_USD, CASH_VES, METHODS, PAGO_MOVIL, paid } from '../testing/samples.ts';
import { sampleSession } from './testing/sample-session.ts';
import { inCashText, LONGEST_NOTES, notesWith, unsentOf, unsentText } from './unsent.ts';

const OPEN = sampleSession();
const NONE = { entries: [], tabs: [] };

function body(id: string, total: string, change: Partial<SaleBody> = {}): SaleBody {
  return { id, rate: '860.18', rate_id: null, lines: [], main: 'VES', alternative: 'USD', total, ...change };
}

function entry(sale: SaleBody, change: Partial<SaleEntry> = {}): SaleEntry {
  return {
    id: sale.id,
    body: sale,
    sale: emptyTab(1, true),
    seller: { ...OPEN.user, identification: null, identification_type: null },
    ticket: { create_at: '2026-11-20T15:00:00.000Z' } as Ticket,
    stamp: { device: 0, clock: null },
    state: 'waiting',
    isHandedOver: true,
    tries: 1,
    triedAt: 0,
    trouble: null,
    ...change,
  };
}

test('what waits is told with its amount and with what lies in the session of it, changes taken off', () => {
  const unsent = unsentOf(
    OPEN,
    {
      entries: [
        entry(
          body('a', '1000.00', {
            payments: [paid(CASH_USD, '20.00')],
            changes: [paid(CASH_VES, '700.50')],
          }),
        ),
        entry(body('b', '234.56', { payments: [paid(PAGO_MOVIL, '234.56', '1234')] }), { state: 'refused' }),
      ],
      tabs: [],
    },
    METHODS,
  );
  expect(unsent).toMatchObject({ count: 2, rejected: 1 });
  expect(unsentText(unsent)).toBe('2 ventas por Bs.\u00a01.234,56');
  expect(inCashText(unsent)).toBe(
    'efectivo-usd: $\u00a020,00 · efectivo-bs: −Bs.\u00a0700,50 · pago-movil: Bs.\u00a0234,56',
  );
});

test('a sale of somebody else, or from before the session was opened, is none of this session', () => {
  const other = { id: 'pedro', name: 'Pedro', identification: null, identification_type: null };
  const yesterday = { create_at: '2026-11-19T15:00:00.000Z' } as Ticket;
  const entries = [entry(body('a', '1'), { seller: other }), entry(body('b', '1'), { ticket: yesterday })];
  expect(unsentOf(OPEN, { ...NONE, entries }, METHODS).count).toBe(0);
});

test('a sale that the device could not keep waits in its tab, and counts once', () => {
  const tab = { ...emptyTab(1, true), charge: { body: body('a', '10.00') } };
  expect(unsentOf(OPEN, { entries: [], tabs: [tab] }, METHODS).count).toBe(1);
  expect(unsentOf(OPEN, { entries: [entry(tab.charge.body)], tabs: [tab] }, METHODS).count).toBe(1);
  const others = [
    entry(tab.charge.body, {
      seller: { id: 'pedro', name: 'Pedro', identification: null, identification_type: null },
    }),
  ];
  expect(unsentOf(OPEN, { entries: others, tabs: [tab] }, METHODS).count).toBe(0);
});

test('a report that lacks sales says so in its notes, before the words of the cashier', () => {
  const entries = [entry(body('a', '10.00', { payments: [paid(CASH_VES, '10.00')] }))];
  const unsent = unsentOf(OPEN, { ...NONE, entries }, METHODS);
  expect(notesWith(unsent, 'Se fue la luz.')).toBe(
    'Sin enviar: 1 venta por Bs.\u00a010,00 (efectivo-bs: Bs.\u00a010,00). Se fue la luz.',
  );
  expect(notesWith(unsent, 'x'.repeat(LONGEST_NOTES))).toHaveLength(LONGEST_NOTES);
  expect(notesWith(unsentOf(OPEN, NONE, METHODS), 'Todo bien.')).toBe('Todo bien.');
});
