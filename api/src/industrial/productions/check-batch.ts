import {
  averageCost,
  type BatchCost,
  batchCost,
  convert,
  type Exact,
  exact,
  isOfPair,
  takeMaterial,
  toQuantity,
  toRate,
  toUnitCost,
  type Worth,
} from '@cuadra/shared/domain';
import { ApiError } from '../../errors/api-error.ts';
import { isTooMuch } from '../../money/is-too-much.ts';
import { type CompanyFacts, checkHasRate } from '../company-facts.ts';
import type { HeldGood } from '../goods.ts';
import type { BatchDraft, PlannedBatch, PlannedLine } from './plan-batch.ts';
import type { Taking } from './takings.ts';

/** A line that is held against what there is. */
export interface CheckedLine extends PlannedLine {
  held: HeldGood;
  /** What of it the order gives, with what that is worth in the currency of the taking; undefined: nothing. */
  taking: Taking | undefined;
  from_order: string;
  from_stock: string;
  /** What is known of its worth in the good's cost currency; and of that what the order gave. */
  value: string;
  order_value: string;
  /** Of one; null where anything of it is not known. */
  unit_cost: string | null;
}

/** Something that a batch puts into the stock. */
export interface Output {
  held: HeldGood;
  qty: string;
  /** What all of it cost, in the good's cost currency; null: not known, or in no currency of the company. */
  value: string | null;
  /** What one of it costs on average from now on; null: that is not known. */
  average: string | null;
}

export interface CheckedBatch {
  lines: CheckedLine[];
  cost: BatchCost;
  makes: Output;
  /** In their order; those of which nothing was left too. */
  byproducts: Output[];
  /** What the product's last cost becomes; null: it stays. */
  productCost: string | null;
}

export interface BatchAgainst {
  goods: ReadonlyMap<string, HeldGood>;
  /** What the order holds, by the goods' ids; empty without an order. */
  takings: ReadonlyMap<string, Taking>;
  makes: HeldGood;
  facts: CompanyFacts;
}

/**
 * Holds a batch against what there is, and works out what it costs. What an order took is used first. Pure.
 *
 * @throws ApiError 400 with `unknown` or `not-a-company-currency` on `lines.N.good`, `byproducts.N.good` or `makes`, the latter on
 * `costs.N.currency` and `update_cost`, `no-rate` on `rate`, `too-large` on `qty`, `cost-unknown` on `update_cost`; 409
 * ERROR_STOCK with `lines.N.qty`, and what there is in `details.available`
 */
export function checkBatch(draft: BatchDraft, plan: PlannedBatch, against: BatchAgainst): CheckedBatch {
  const { facts, makes } = against;
  const lines = checkLines(plan, against);
  checkCosts(plan, facts);
  const byproducts = holdByproducts(plan, against);
  const worths = lines.map(partsOf);
  const isForeign = [
    ...worths.flat(),
    ...plan.costs.map(({ amount: value, currency }) => ({ value, currency })),
  ].some(({ value, currency }) => currency !== facts.pair.main && !exact(value ?? 0).isZero());
  if (isForeign) checkHasRate(facts, 'rate');
  const { qty, waste } = draft;
  // A by-product of which nothing was left bears nothing.
  const byproduct_shares = plan.byproducts.map((one) => (exact(one.qty).isZero() ? '0' : one.cost_share));
  const cost = batchCost({ qty, waste, lines: worths, costs: plan.costs, byproduct_shares }, facts.pair);
  if (isTooMuch(cost.total.main) || isTooMuch(cost.total.alternative)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { qty: 'too-large' } });
  }
  const isKnown = lines.every((line) => line.unit_cost !== null);
  return {
    lines,
    cost,
    makes: outputOf(makes, qty, isKnown ? cost.good : null, facts),
    byproducts: byproducts.map((held, index) =>
      outputOf(
        held,
        plan.byproducts[index]?.qty ?? '0',
        isKnown ? (cost.byproducts[index] ?? null) : null,
        facts,
      ),
    ),
    productCost: draft.update_cost ? productCostOf(cost, isKnown, makes, facts) : null,
  };
}

function checkLines(plan: PlannedBatch, { goods, takings, facts }: BatchAgainst): CheckedLine[] {
  const wrong: Record<string, string> = {};
  const missing: Record<string, string> = {};
  const available: Record<string, string> = {};
  const lines = plan.lines.map((line, index) => {
    const held = goods.get(line.good.id);
    if (!held || held.isWithdrawn || held.kind !== line.good.kind) {
      wrong[`lines.${index}.good`] = 'unknown';
      return undefined;
    }
    if (!isOfPair(held.cost_currency, facts.pair)) {
      wrong[`lines.${index}.good`] = 'not-a-company-currency';
      return undefined;
    }
    const checked = valueLine(line, held, takings.get(held.id), facts);
    if (
      exact(held.qty).lt(checked.from_stock) &&
      exact(checked.from_stock).gt(0) &&
      !facts.allowNegativeStock
    ) {
      missing[`lines.${index}.qty`] = 'not-enough';
      available[held.id] = toQuantity(exact(held.qty).plus(checked.from_order));
    }
    return checked;
  });
  if (Object.keys(wrong).length > 0) throw new ApiError('ERROR_VALIDATION', { fields: wrong });
  if (Object.keys(missing).length > 0) {
    throw new ApiError('ERROR_STOCK', { fields: missing, details: { available } });
  }
  return lines.filter((line) => line !== undefined);
}

/** Uses what the order holds first, the last of it with all that it is worth, and the stock for the rest. */
function valueLine(
  line: PlannedLine,
  held: HeldGood,
  taking: Taking | undefined,
  { pair }: CompanyFacts,
): CheckedLine {
  const given = taking && exact(taking.qty).lt(line.qty) ? taking.qty : line.qty;
  const from_order = taking ? toQuantity(given) : '0';
  const from_stock = toQuantity(exact(line.qty).minus(from_order));
  const used = taking && partOf(taking, from_order);
  const ofOrder = used?.value ?? '0';
  const order_value =
    used && isOfPair(used.cost_currency, pair)
      ? toRate(convert(ofOrder, used.cost_currency, held.cost_currency, pair))
      : '0';
  const ofStock = worthOf(held, from_stock);
  const isKnown =
    (exact(from_stock).isZero() || held.cost !== null) && (used === undefined || used.value !== null);
  const value = toRate(ofStock.plus(order_value));
  return {
    ...{ ...line, held, taking: used, from_order, from_stock, value, order_value },
    unit_cost: isKnown ? toRate(exact(value).div(line.qty)) : null,
  };
}

/** What so much of a good in the stock is worth: of a material its part of what its ledger says. */
function worthOf(held: HeldGood, qty: string): Exact {
  const { value, cost } = held;
  if (cost === null || exact(qty).isZero()) return exact(0);
  if (value === null) return exact(qty).times(cost);
  return exact(takeMaterial({ qty: held.qty, value, cost }, qty).moved).neg();
}

/** So much of what an order holds, with its part of the worth; the last of it has all that is left. */
export function partOf(taking: Taking, qty: string): Taking {
  if (taking.value === null || exact(taking.qty).eq(qty)) return { ...taking, qty };
  return { ...taking, qty, value: toRate(exact(taking.value).times(qty).div(taking.qty)) };
}

/** What a line is worth: as it was taken by the order, and as it lies in the stock, each in its own currency. */
function partsOf({ held, value, order_value, unit_cost }: CheckedLine): Worth[] {
  if (unit_cost === null && exact(value).isZero()) return [{ value: null, currency: held.cost_currency }];
  return [
    { value: order_value, currency: held.cost_currency },
    { value: exact(value).minus(order_value), currency: held.cost_currency },
  ];
}

function checkCosts(plan: PlannedBatch, { pair }: CompanyFacts): void {
  const wrong = plan.costs.flatMap(({ currency }, index) =>
    isOfPair(currency, pair) ? [] : [[`costs.${index}.currency`, 'not-a-company-currency'] as const],
  );
  if (wrong.length > 0) throw new ApiError('ERROR_VALIDATION', { fields: Object.fromEntries(wrong) });
}

function holdByproducts(plan: PlannedBatch, { goods }: BatchAgainst): HeldGood[] {
  return plan.byproducts.map(({ good }, index) => {
    const held = goods.get(good.id);
    if (held && !held.isWithdrawn) return held;
    throw new ApiError('ERROR_VALIDATION', { fields: { [`byproducts.${index}.good`]: 'unknown' } });
  });
}

/** What comes in goes into the average; of what nobody knows the cost is worth what the rest is. */
function outputOf(
  held: HeldGood,
  qty: string,
  cost: BatchCost['good'] | null,
  { pair }: CompanyFacts,
): Output {
  const isTold = cost !== null && isOfPair(held.cost_currency, pair) && exact(qty).gt(0);
  const average = held.kind === 'product' ? held.average_cost : held.cost;
  if (!isTold) return { held, qty, value: null, average };
  const value = held.cost_currency === pair.main ? cost.main : cost.alternative;
  return { held, qty, value, average: averageCost(held, { qty, cost: exact(value).div(qty) }) };
}

/**
 * What one cost, in the currency of the product's cost: worked out in it, not converted from the other. The last cost,
 * and not an average: it is what the next one costs to make, which is what cost and utility make a price of.
 */
function productCostOf(cost: BatchCost, isKnown: boolean, makes: HeldGood, { pair }: CompanyFacts): string {
  const refuse = (reason: string) => new ApiError('ERROR_VALIDATION', { fields: { update_cost: reason } });
  if (makes.kind !== 'product') throw refuse('not-a-product');
  if (!isOfPair(makes.cost_currency, pair)) throw refuse('not-a-company-currency');
  if (!isKnown) throw refuse('cost-unknown');
  return toUnitCost(makes.cost_currency === pair.main ? cost.unit.main : cost.unit.alternative);
}
