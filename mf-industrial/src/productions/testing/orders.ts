import type { ProductionOrder, ProductionOrderSummary } from '@cuadra/shared/contract';
import { BREAD } from '../../formulas/testing/samples.ts';

const deed = { create_at: '2026-11-24T23:00:00.000Z', user: { id: BREAD.id, name: 'Ana' } };

/** An order of a hundred breads of which none is made. */
export function orderOf(given: Partial<ProductionOrderSummary> = {}): ProductionOrderSummary {
  return {
    ...{ id: 'order-1', number: 1, status: 'planned', day: '2026-11-25' },
    ...{ formula_id: BREAD.id, formula_name: 'Pan', formula_version: 1, makes: BREAD },
    ...{ qty: '100', made: '0', waste: '0', takes_at: 'end', note: '', version: 1 },
    ...{ planned: deed, started: null, closed: null, annulled: null },
    ...given,
  };
}

/** The same as a step is answered with it. */
export function answerOf(given: Partial<ProductionOrder> = {}): ProductionOrder {
  return { ...orderOf(given), annulled_reason: null, lines: [], batches: [], ...given };
}
