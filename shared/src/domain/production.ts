import { type DecimalInput, type Exact, exact, sum, toMoney, toQuantity, toRate } from './decimal.ts';
import { spread } from './purchase.ts';
import { type CurrencyPair, convert } from './rate.ts';
import type { InBoth } from './sale.ts';

/** What a formula says: so much of what it takes, and so much work, make `yield_qty` of its good. */
export interface FormulaYield {
  /** Above zero; in the good's measure, with what is expected to be spoilt of it. */
  yield_qty: DecimalInput;
}

/** A cost of a formula: for a batch of the yield, for each one that is made, or by the hour of `minutes` for the yield. */
export interface FormulaCostFacts {
  basis: 'batch' | 'unit' | 'hour';
  amount: DecimalInput;
  /** Null but of an hour. */
  minutes: DecimalInput | null;
}

/**
 * How much of a good is taken by a formula: in proportion to what is made, rounded once to the three decimals of a
 * quantity.
 *
 * @param made all that is made, what is spoilt too
 */
export function plannedQty(qty: DecimalInput, { yield_qty }: FormulaYield, made: DecimalInput): string {
  return toQuantity(exact(qty).times(made).div(yield_qty));
}

/** All that has to be made for so many good ones, when so many percent of it are expected to be spoilt. */
export function madeFor(qty: DecimalInput, waste_percent: DecimalInput): string {
  return toQuantity(exact(qty).times(100).div(exact(100).minus(waste_percent)));
}

/** Of a yield, what is not expected to be spoilt. */
export function goodYield({
  yield_qty,
  waste_percent,
}: FormulaYield & { waste_percent: DecimalInput }): Exact {
  return exact(yield_qty).times(exact(100).minus(waste_percent)).div(100);
}

/** What a cost of a formula comes to for what is made, in its own currency; 2 decimals. */
export function plannedCost(cost: FormulaCostFacts, { yield_qty }: FormulaYield, made: DecimalInput): string {
  return toMoney(costOfYield(cost, yield_qty).times(made).div(yield_qty));
}

/** What a cost comes to for one yield, unrounded. */
export function costOfYield({ basis, amount, minutes }: FormulaCostFacts, yield_qty: DecimalInput): Exact {
  if (basis === 'batch') return exact(amount);
  if (basis === 'unit') return exact(amount).times(yield_qty);
  return exact(amount)
    .times(minutes ?? 0)
    .div(60);
}

/** What something that went into a batch is worth, in the currency in which it is kept. */
export interface Worth {
  /** Null: not known; it counts as 0. */
  value: DecimalInput | null;
  /** One of the pair's two. */
  currency: string;
}

export interface BatchFacts {
  /** Good ones, above zero. */
  qty: DecimalInput;
  waste: DecimalInput;
  /** Each line with the parts that it is worth: what an order took and what came from the stock. */
  lines: readonly (readonly Worth[])[];
  costs: readonly { amount: DecimalInput; currency: string }[];
  /** What part of all that each by-product bears, in percent; 100 at most together. */
  byproduct_shares: readonly DecimalInput[];
}

export interface BatchCost {
  /** Of each line, cost and by-product, in their order. */
  lines: InBoth[];
  costs: InBoth[];
  byproducts: InBoth[];
  /** Of all that went in; what of it the good bears; and what of the whole was spoilt, which the good ones pay. */
  total: InBoth;
  good: InBoth;
  waste: InBoth;
  /** What one good one cost, at most 8 decimals. */
  unit: InBoth;
}

/**
 * What a batch cost, in both currencies at the day's rate. As in a sale, a line is worked out unrounded, converted once and
 * rounded once, the total is the sum of what was rounded, in each currency on its own, and a rounded amount is never
 * converted (docs/contract.md#arithmetic). The total is shared out to the cent between the good and its by-products, so that
 * what goes out is what went in. What was spoilt is paid by what was not.
 *
 * @throws RangeError for a currency that is not of the pair
 */
export function batchCost(batch: BatchFacts, pair: CurrencyPair): BatchCost {
  const inBoth = (parts: readonly Worth[]): InBoth => {
    const to = (wanted: string) =>
      toMoney(sum(parts.map(({ value, currency }) => convert(value ?? 0, currency, wanted, pair))));
    return { main: to(pair.main), alternative: to(pair.alternative) };
  };
  const lines = batch.lines.map(inBoth);
  const costs = batch.costs.map(({ amount, currency }) => inBoth([{ value: amount, currency }]));
  const total = mapBoth((side) => toMoney(sum([...lines, ...costs].map((cost) => cost[side]))));
  const weights = [exact(100).minus(sum(batch.byproduct_shares)), ...batch.byproduct_shares];
  const shares = mapBoth((side) => spread(total[side], weights));
  const byproducts = batch.byproduct_shares.map((_, index) =>
    mapBoth((side) => shares[side][index + 1] ?? '0.00'),
  );
  const good = mapBoth((side) => shares[side][0] ?? '0.00');
  const made = exact(batch.qty).plus(batch.waste);
  const waste = mapBoth((side) => toMoney(exact(total[side]).times(batch.waste).div(made)));
  const unit = mapBoth((side) => toRate(exact(good[side]).div(batch.qty)));
  return { lines, costs, byproducts, total, good, waste, unit };
}

function mapBoth<T>(of: (side: keyof InBoth) => T): Record<keyof InBoth, T> {
  return { main: of('main'), alternative: of('alternative') };
}
