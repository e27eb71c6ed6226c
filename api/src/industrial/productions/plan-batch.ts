import type { GoodRef, ProductionDraft } from '@cuadra/shared/contract';
import { exact, plannedCost, plannedQty } from '@cuadra/shared/domain';
import { ApiError } from '../../errors/api-error.ts';
import type { FormulaContent } from '../formulas/content.ts';

/** A version of a formula as a batch is made by it. */
export interface BatchFormula {
  id: string;
  name: string;
  version: number;
  makes: GoodRef;
  content: FormulaContent;
}

/** What a batch says of itself: with an order or without one. */
export type BatchDraft = Omit<ProductionDraft, 'id' | 'formula_id'>;

export interface PlannedLine {
  good: GoodRef;
  qty: string;
  /** By the formula; 0: not of it. */
  formula_qty: string;
  /** Of which lots somebody said it is; undefined: nobody did. */
  lots: { lot: string | null; expires_on: string | null; qty: string }[] | undefined;
}

export interface PlannedBatch {
  lines: PlannedLine[];
  costs: { name: string; amount: string; currency: string; formula_amount: string }[];
  byproducts: { good: GoodRef; qty: string; formula_qty: string; cost_share: string }[];
  /** Whether somebody said other costs than the formula. */
  hasOwnCosts: boolean;
}

/**
 * What a batch takes, costs and leaves: what is said, or else what the formula says for all that is made, spoilt or not. Of
 * what rounds to nothing nothing is taken. Pure.
 *
 * @throws ApiError 400 with `too-small` on `qty`, when the formula gives nothing of anything for so little; `circle` on
 * `lines.N.good` for what is made, `repeated` for what is left as a by-product; `unknown` on `byproducts.N.good` for what is
 * none of the formula; `too-large` on `lines.N.lots` where they are more than the line
 */
export function planBatch(draft: BatchDraft, { makes, content }: BatchFormula): PlannedBatch {
  const made = exact(draft.qty).plus(draft.waste);
  const byFormula = new Map(content.lines.map(({ good, qty }) => [good.id, plannedQty(qty, content, made)]));
  const taken =
    draft.lines ??
    content.lines.map(({ good }) => ({ good, qty: byFormula.get(good.id) ?? '0', lots: undefined }));
  const lines = taken
    .filter(({ qty }) => !exact(qty).isZero())
    .map(({ good: { kind, id }, qty, lots }): PlannedLine => {
      return { good: { kind, id }, qty, formula_qty: byFormula.get(id) ?? '0', lots };
    });
  if (lines.length === 0) throw new ApiError('ERROR_VALIDATION', { fields: { qty: 'too-small' } });
  const planned = content.costs.map((cost) => {
    const amount = plannedCost(cost, content, made);
    return { name: cost.name, amount, currency: cost.currency, formula_amount: amount };
  });
  const left = new Map(draft.byproducts?.map(({ good, qty }) => [good.id, qty]));
  const byproducts = content.byproducts.map(({ good: { kind, id }, qty, cost_share }) => {
    const formula_qty = plannedQty(qty, content, made);
    return {
      good: { kind, id },
      qty: left.get(id) ?? (draft.byproducts ? '0' : formula_qty),
      formula_qty,
      cost_share,
    };
  });
  const plan = { lines, costs: draft.costs ? saidCosts(draft.costs, planned) : planned, byproducts };
  checkGoods(draft, plan, makes);
  return { ...plan, hasOwnCosts: !isAlike(plan.costs, planned) };
}

function saidCosts(
  said: NonNullable<BatchDraft['costs']>,
  planned: PlannedBatch['costs'],
): PlannedBatch['costs'] {
  return said.map((cost) => ({
    ...cost,
    formula_amount:
      planned.find(({ name, currency }) => name === cost.name && currency === cost.currency)
        ?.formula_amount ?? '0.00',
  }));
}

function checkGoods(draft: BatchDraft, plan: Omit<PlannedBatch, 'hasOwnCosts'>, makes: GoodRef): void {
  const wrong: Record<string, string> = {};
  const byproducts = new Set(plan.byproducts.map(({ good }) => good.id));
  plan.lines.forEach(({ good, qty, lots = [] }, index) => {
    if (good.id === makes.id) wrong[`lines.${index}.good`] = 'circle';
    if (byproducts.has(good.id)) wrong[`lines.${index}.good`] = 'repeated';
    const ofLots = lots.reduce((all, lot) => all.plus(lot.qty), exact(0));
    if (ofLots.gt(qty)) wrong[`lines.${index}.lots`] = 'too-large';
  });
  draft.byproducts?.forEach(({ good }, index) => {
    if (!byproducts.has(good.id)) wrong[`byproducts.${index}.good`] = 'unknown';
  });
  if (Object.keys(wrong).length > 0) throw new ApiError('ERROR_VALIDATION', { fields: wrong });
}

function isAlike(said: PlannedBatch['costs'], planned: PlannedBatch['costs']): boolean {
  const spell = (costs: PlannedBatch['costs']) =>
    JSON.stringify(costs.map(({ name, amount, currency }) => [name, amount, currency]));
  return spell(said) === spell(planned);
}
