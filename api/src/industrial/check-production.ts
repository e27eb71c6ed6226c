import type { ProductionDraft } from '@cuadra/shared/contract';
import {
  type ConsumedLine,
  exact,
  isOfPair,
  type ProductionCost,
  plannedCosts,
  plannedQty,
  productionCost,
  toQuantity,
  toUnitCost,
} from '@cuadra/shared/domain';
import { ApiError } from '../errors/api-error.ts';
import { isTooMuch } from '../money/is-too-much.ts';
import { type CompanyFacts, checkHasRate } from './company-facts.ts';
import type { LockedMaterial } from './move-materials.ts';

/** A formula as a production takes it. */
export interface ProductionFormula {
  id: string;
  name: string;
  product_id: string;
  yield_qty: string;
  other_costs: string;
  other_costs_currency: string;
  lines: { material_id: string; qty: string }[];
}

export interface PlannedLine {
  material_id: string;
  qty: string;
  formula_qty: string;
}

export interface ProductionPlan {
  lines: PlannedLine[];
  other_costs: string;
}

/** What the product's cost is, and in what currency. */
export interface ProductCost {
  cost: string | null;
  cost_currency: string;
}

export interface CheckedProduction {
  lines: (PlannedLine & Pick<LockedMaterial, 'name' | 'cost' | 'cost_currency'>)[];
  other_costs: string;
  cost: ProductionCost;
  /** What the product's cost becomes; null: it stays. */
  productCost: string | null;
}

/**
 * What a production takes: what is said, or else what the formula says for all that is made, spoilt or not. Of what
 * rounds to nothing nothing is taken. Pure.
 *
 * @throws ApiError 400 with `too-small` on `qty`, when the formula gives nothing of anything for so little
 */
export function planProduction(draft: ProductionDraft, formula: ProductionFormula): ProductionPlan {
  const made = exact(draft.qty).plus(draft.waste);
  const byFormula = new Map(
    formula.lines.map((line) => [line.material_id, plannedQty(line.qty, formula, made)]),
  );
  const taken =
    draft.lines ?? formula.lines.map((line) => ({ ...line, qty: byFormula.get(line.material_id) ?? '0' }));
  const lines = taken
    .filter(({ qty }) => !exact(qty).isZero())
    .map(({ material_id, qty }) => ({ material_id, qty, formula_qty: byFormula.get(material_id) ?? '0' }));
  if (lines.length === 0) throw new ApiError('ERROR_VALIDATION', { fields: { qty: 'too-small' } });
  return { lines, other_costs: draft.other_costs ?? plannedCosts(formula.other_costs, formula, made) };
}

/**
 * Holds a production against what there is, and works out what it costs. Pure.
 *
 * @param materials by id, as they are locked
 * @throws ApiError 400 with `unknown` on `lines.N.material_id`, `not-a-company-currency` on `lines.N`, `other_costs` or
 * `update_cost`, `no-rate` on `rate`, `cost-unknown` on `update_cost`; 409 ERROR_STOCK with `lines.N.qty`
 */
export function checkProduction(
  draft: ProductionDraft,
  plan: ProductionPlan,
  against: {
    formula: ProductionFormula;
    materials: ReadonlyMap<string, LockedMaterial>;
    product: ProductCost;
    facts: CompanyFacts;
  },
): CheckedProduction {
  const { formula, facts, product } = against;
  const lines = checkLines(plan, against.materials, facts);
  const { other_costs } = plan;
  const { other_costs_currency } = formula;
  if (!isOfPair(other_costs_currency, facts.pair)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { other_costs: 'not-a-company-currency' } });
  }
  const amounts = [
    ...lines.map((line) => ({ amount: line.cost ?? '0', currency: line.cost_currency })),
    { amount: other_costs, currency: other_costs_currency },
  ];
  const isForeign = amounts.some(
    ({ amount, currency }) => currency !== facts.pair.main && !exact(amount).isZero(),
  );
  if (isForeign) checkHasRate(facts, 'rate');
  const consumed = lines.map(({ qty, cost, cost_currency }): ConsumedLine => {
    return { qty, unit_cost: cost, cost_currency };
  });
  const cost = productionCost(
    { qty: draft.qty, lines: consumed, other_costs, other_costs_currency },
    facts.pair,
  );
  if (isTooMuch(cost.total.main) || isTooMuch(cost.total.alternative)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { qty: 'too-large' } });
  }
  return {
    lines,
    other_costs,
    cost,
    productCost: draft.update_cost ? productCostOf(cost, consumed, product, facts) : null,
  };
}

function checkLines(
  plan: ProductionPlan,
  materials: ReadonlyMap<string, LockedMaterial>,
  facts: CompanyFacts,
): CheckedProduction['lines'] {
  const wrong: Record<string, string> = {};
  const missing: Record<string, string> = {};
  const available: Record<string, string> = {};
  const lines = plan.lines.map((line, index) => {
    const material = materials.get(line.material_id);
    if (!material || material.isWithdrawn) {
      wrong[`lines.${index}.material_id`] = 'unknown';
      return undefined;
    }
    const { name, qty, cost, cost_currency } = material;
    if (!isOfPair(cost_currency, facts.pair)) wrong[`lines.${index}.material_id`] = 'not-a-company-currency';
    if (exact(qty).lt(line.qty) && !facts.allowNegativeStock) {
      missing[`lines.${index}.qty`] = 'not-enough';
      available[material.id] = toQuantity(qty);
    }
    return { ...line, name, cost, cost_currency };
  });
  if (Object.keys(wrong).length > 0) throw new ApiError('ERROR_VALIDATION', { fields: wrong });
  if (Object.keys(missing).length > 0) {
    throw new ApiError('ERROR_STOCK', { fields: missing, details: { available } });
  }
  return lines.filter((line) => line !== undefined);
}

/**
 * What one cost, in the currency of the product's cost: worked out in it, not converted from the other. The last cost,
 * and not an average: it is what the next one costs to make, which is what cost and utility make a price of.
 */
function productCostOf(
  cost: ProductionCost,
  lines: readonly ConsumedLine[],
  { cost_currency }: ProductCost,
  { pair }: CompanyFacts,
): string {
  const refuse = (reason: string) => new ApiError('ERROR_VALIDATION', { fields: { update_cost: reason } });
  if (!isOfPair(cost_currency, pair)) throw refuse('not-a-company-currency');
  if (lines.some((line) => line.unit_cost === null)) throw refuse('cost-unknown');
  return toUnitCost(cost_currency === pair.main ? cost.unit.main : cost.unit.alternative);
}
