import type { FormulaVersion, Production, ProductionOrder } from '@cuadra/shared/contract';
import { BREAD, doughFormula, FLOUR, TRIMMINGS, YEAST } from '../../formulas/testing/samples.ts';

/** Version 3 of a formula of bread: 18 of flour and 0.2 of yeast make 30, of which 5 % is spoilt and 0.5 is trimmings. */
export function breadVersion(): FormulaVersion {
  const formula = doughFormula({ makes: BREAD });
  return { ...formula, number: 3, create_at: formula.updated_at, user: null };
}

const { id, updated_at: create_at } = doughFormula();
export const DEED = { create_at, user: { id, name: 'Ana' } };

/** An order of 57 breads, which are two yields of 30 less what is spoilt; started, and nothing was made of it. */
export function breadOrder(given: Partial<ProductionOrder> = {}): ProductionOrder {
  const line = { held: '0', used: '0', available: '100', cost_currency: 'USD' };
  return {
    ...{ id, number: 7, formula_id: id, formula_name: 'Pan', formula_version: 3 },
    ...{ makes: BREAD, qty: '57', day: '2026-11-25', status: 'started', note: '', takes_at: 'end' },
    ...{ made: '0', waste: '0', version: 2, planned: DEED, started: DEED, closed: null, annulled: null },
    annulled_reason: null,
    lines: [
      { ...line, good: FLOUR, qty: '36' },
      { ...line, good: YEAST, qty: '0.4' },
    ],
    batches: [],
    ...given,
  };
}

/** A batch of that order: 50 breads, 4 spoilt ones, 1.25 of trimmings. */
export function breadBatch(given: Partial<Production> = {}): Production {
  const none = { main: '0', alternative: '0' };
  return {
    ...{ id: FLOUR.id, number: 12, create_at, made_at: create_at, status: 'done', order: { id, number: 7 } },
    ...{ formula_id: id, formula_name: 'Pan', formula_version: 3, makes: BREAD, qty: '50', waste: '4' },
    ...{ lot: 'P-1', expires_on: '2026-11-30', main: 'VES', alternative: 'USD', rate: '800', inverse: null },
    ...{ cost: none, makes_cost: none, unit_cost: none, waste_cost: none, note: '', user: DEED.user },
    ...{ yield_qty: '30', lines: [], costs: [], product_cost: null, annulment: null },
    byproducts: [{ good: TRIMMINGS, qty: '1.25', formula_qty: '0.9', cost: none }],
    ...given,
  };
}
