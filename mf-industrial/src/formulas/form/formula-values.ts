import type { CostBasis, Formula, Good, TakesAt } from '@cuadra/shared/contract';
import { type CountingUnit, exact, newId, toQuantity } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';

/** A material or a product, with what a line of a formula has to know of it. */
export interface KnownGood {
  good: Good;
  /** In what else it is counted, beside what its measure converts into; null: not asked for yet. */
  units: CountingUnit[] | null;
  /** What one is worth; null: nobody knows. */
  cost: string | null;
  cost_currency: string;
}

/** A line as it is filled in. */
export interface LineValues extends KnownGood {
  id: string;
  /** In `unit`. */
  qty: TypedDecimal;
  /** What it is typed in; null: the good's own measure. */
  unit: CountingUnit | null;
}

export interface CostValues {
  id: string;
  name: string;
  basis: CostBasis;
  amount: TypedDecimal;
  currency: string;
  /** Only of an hour: for the whole yield. */
  minutes: TypedDecimal;
}

export interface ByproductValues {
  id: string;
  good: Good;
  qty: TypedDecimal;
  /** Percent. */
  cost_share: TypedDecimal;
}

export interface StepValues {
  id: string;
  text: string;
  minutes: TypedDecimal;
  image: string | null;
}

/** A formula as it is filled in; what nobody said is empty. */
export interface FormulaValues {
  name: string;
  /** What it makes; that never changes once it is saved. */
  makes: Good | null;
  is_main: boolean;
  yield_qty: TypedDecimal;
  waste_percent: TypedDecimal;
  takes_at: TakesAt;
  lines: LineValues[];
  costs: CostValues[];
  byproducts: ByproductValues[];
  steps: StepValues[];
}

export function newFormula(makes: Good | null = null): FormulaValues {
  return {
    ...{ name: makes?.name ?? '', makes, is_main: false, yield_qty: '', waste_percent: '', takes_at: 'end' },
    ...{ lines: [], costs: [], byproducts: [], steps: [] },
  };
}

export function newLine(known: KnownGood): LineValues {
  return { ...known, id: newId(), qty: '', unit: null };
}

export function newCost(currency: string): CostValues {
  return { id: newId(), name: '', basis: 'batch', amount: '', currency, minutes: '' };
}

export function newByproduct({ good }: KnownGood): ByproductValues {
  return { id: newId(), good, qty: '', cost_share: '' };
}

export function newStep(): StepValues {
  return { id: newId(), text: '', minutes: '', image: null };
}

/** A saved formula, as the form shows it. Its rows are known by what they are, so that the same one twice is the same. */
export function formulaValues(formula: Formula): FormulaValues {
  return {
    name: formula.name,
    makes: formula.makes,
    is_main: formula.is_main,
    yield_qty: formula.yield_qty,
    waste_percent: shown(formula.waste_percent),
    takes_at: formula.takes_at,
    lines: formula.lines.map(({ good, qty, unit, unit_cost, cost_currency }) => ({
      ...{ id: good.id, good, units: null, cost: unit_cost, cost_currency, unit },
      qty: unit ? toQuantity(exact(qty).div(unit.factor)) : qty,
    })),
    costs: formula.costs.map((cost, index) => ({
      ...cost,
      ...{ id: `cost-${index}`, minutes: cost.minutes ?? '' },
    })),
    byproducts: formula.byproducts.map(({ good, qty, cost_share }) => ({
      ...{ id: good.id, good, qty, cost_share: shown(cost_share) },
    })),
    steps: formula.steps.map((step, index) => ({
      ...step,
      ...{ id: `step-${index}`, minutes: step.minutes ?? '' },
    })),
  };
}

/** Nothing is written for none. */
function shown(percent: string): string {
  return exact(percent).isZero() ? '' : percent;
}
