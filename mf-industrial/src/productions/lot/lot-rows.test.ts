import type { LotTrace } from '@cuadra/shared/contract';
import { formatTicketNumber } from '@cuadra/shared/domain';
import { BREAD } from '../../formulas/testing/samples.ts';
import { soldIn } from './lot-rows.ts';

test('a sale has its number as on the ticket, and tells whose it is where that is told', () => {
  const sale = { number: 42, create_at: '2026-11-20T13:00:00.000Z', good: BREAD, lot: 'P-1', qty: '10' };
  const trace: Pick<LotTrace, 'sales'> = {
    sales: [
      { ...sale, id: 'a', client: 'Ana' },
      { ...sale, id: 'b', client: null },
    ],
  };
  expect(soldIn(trace).map(({ name, opens, about }) => [name, opens, about])).toEqual([
    [`Venta ${formatTicketNumber(42)}`, { sale: 'a' }, 'Ana · Lote P-1'],
    [`Venta ${formatTicketNumber(42)}`, { sale: 'b' }, 'Lote P-1'],
  ]);
});
