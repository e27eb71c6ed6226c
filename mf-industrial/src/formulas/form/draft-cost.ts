import type { Both } from '@cuadra/shared/contract';
import {
  type CostedFormula,
  type CostedGood,
  type CurrencyPair,
  exact,
  goodYield,
  inOwnMeasure,
  rollUp,
  type SharedPart,
  shareOut,
} from '@cuadra/shared/domain';
import type { FormulaValues, LineValues } from './formula-values.ts';

/** What a formula costs as far as it is filled in. */
export interface DraftCost {
  /** Of one good one; null where something is not known. */
  unit: Both | null;
  /** Of all that the yield leaves. */
  total: Both | null;
  /** Of each line by its id, and of each cost by its own. */
  parts: ReadonlyMap<string, SharedPart>;
  /** What nobody knows the cost of. */
  unknown: string[];
}

const DRAFT = 'draft';

/**
 * Works out what a formula costs while it is typed, with the domain's roll-up. What is not written yet counts as nothing.
 *
 * @param madeCost what one costs of the goods that formulas make, by their ids: they count by that
 * @returns undefined while nothing is known of the yield or there is no rate
 */
export function draftCost(
  values: FormulaValues,
  madeCost: ReadonlyMap<string, Both | null>,
  pair: CurrencyPair | undefined,
): DraftCost | undefined {
  const { yield_qty, waste_percent } = values;
  if (!pair || !isAbove(yield_qty) || exact(waste_percent || 0).gte(100)) return undefined;
  const lines = values.lines.filter(({ qty }) => isAbove(qty));
  const costs = values.costs.filter(({ amount }) => isAbove(amount));
  const formula: CostedFormula = {
    ...{ id: DRAFT, name: values.name, makes: DRAFT, is_main: true },
    ...{ yield_qty: yield_qty || 0, waste_percent: waste_percent || 0 },
    lines: lines.map(({ good, qty, unit }) => ({ good: good.id, qty: inOwnMeasure(qty || 0, unit) })),
    costs: costs.map(({ name, basis, amount, currency, minutes }) => ({
      ...{ name, basis, amount: amount || 0, currency, minutes: minutes || null },
    })),
    byproduct_shares: values.byproducts.map(({ cost_share }) => cost_share || 0),
  };
  const goods = new Map(lines.map((line) => [line.good.id, costOf(line, madeCost, pair)]));
  const rolled = rollUp([formula], goods, pair);
  const shared = shareOut(rolled.partsOf(DRAFT, goodYield(formula)), pair);
  const ids = [...lines, ...costs].map(({ id }) => id);
  return {
    unit: rolled.unitOf(DRAFT),
    total: shared.total,
    parts: new Map(
      ids.flatMap((id, index) => {
        const part = shared.parts[index];
        return part ? [[id, part] as const] : [];
      }),
    ),
    unknown: lines.filter(({ good }) => goods.get(good.id)?.cost === null).map(({ good }) => good.name),
  };
}

function costOf(
  { good, cost, cost_currency }: LineValues,
  madeCost: ReadonlyMap<string, Both | null>,
  { main }: CurrencyPair,
): CostedGood {
  const made = madeCost.get(good.id);
  if (made !== undefined) return { cost: made?.main ?? null, currency: main };
  return { cost, currency: cost_currency };
}

function isAbove(value: string | null): boolean {
  return Boolean(value) && exact(value ?? 0).gt(0);
}
