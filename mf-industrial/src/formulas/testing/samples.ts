import type { Formula, Good } from '@cuadra/shared/contract';
import type { KnownGood } from '../form/formula-values.ts';

export const PAIR = { main: 'VES', alternative: 'USD', rate: '800' };

/** Ids as the contract takes them. */
const id = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const material = (number: number, name: string): Good => ({
  ...{ kind: 'material' as const, id: id(number), name, measure_id: null },
});

export const FLOUR = material(1, 'Harina');
export const YEAST = material(2, 'Levadura');
export const DOUGH = material(3, 'Masa');
export const BREAD: Good = { kind: 'product', id: id(4), name: 'Pan', measure_id: null };
export const TRIMMINGS = material(5, 'Recortes');

/** A good as a line takes it, with what one costs in dollars. */
export function known(good: Good, cost: string | null): KnownGood {
  return { good, units: [{ name: 'Saco', factor: '45' }], cost, cost_currency: 'USD' };
}

/** Dough: 20 of flour and 0.2 of yeast make 30, of which 5 % is spoilt; an hour and a half of work. */
export function doughFormula(given: Partial<Formula> = {}): Formula {
  const now = { available: '100', cost_currency: 'USD', formula_id: null };
  return {
    ...{ id: id(9), name: 'Masa canilla', makes: DOUGH, is_main: true, current: 3, version: 4 },
    ...{ yield_qty: '30', waste_percent: '5', takes_at: 'end', updated_at: '2026-11-20T13:00:00.000Z' },
    lines: [
      { ...now, good: FLOUR, qty: '18', unit: { name: 'Saco', factor: '45' }, unit_cost: '0.6' },
      { ...now, good: YEAST, qty: '0.2', unit: null, unit_cost: '4' },
    ],
    costs: [{ name: 'Mano de obra', basis: 'hour', amount: '2', currency: 'USD', minutes: '90' }],
    byproducts: [{ good: TRIMMINGS, qty: '0.5', cost_share: '0' }],
    steps: [{ text: 'Amasar', minutes: '15', image: null }],
    ...given,
  };
}
