import { type DecimalInput, exact, sum, toMoney, toQuantity, toRate } from './decimal.ts';
import { type CurrencyPair, convert } from './rate.ts';
import type { InBoth } from './sale.ts';

/** What a formula says: so much of its materials, and so much work, make `yield_qty` of the product. */
export interface FormulaYield {
  /** Above zero; in the product's measure. */
  yield_qty: DecimalInput;
}

/**
 * How much of a material a production takes by its formula: in proportion to what is made, rounded once to the three
 * decimals of a quantity.
 *
 * @param made all that is made, what is spoilt too
 */
export function plannedQty(qty: DecimalInput, { yield_qty }: FormulaYield, made: DecimalInput): string {
  return toQuantity(exact(qty).times(made).div(yield_qty));
}

/** The work and whatever else a formula counts for what is made, in its own currency; 2 decimals. */
export function plannedCosts(costs: DecimalInput, { yield_qty }: FormulaYield, made: DecimalInput): string {
  return toMoney(exact(costs).times(made).div(yield_qty));
}

/** What there is of a material, and what one of it cost; null: nobody has said yet. */
export interface StockAtCost {
  qty: DecimalInput;
  /** Unrounded up to 8 decimals: a gram of flour costs less than a cent. */
  cost: DecimalInput | null;
}

/**
 * The cost of one after more has come, as the weighted average: what is there at its cost and what comes at its own. So a
 * production costs what its materials were paid for, whichever purchase they are from, and the worth of the stock is
 * never made up: the last cost would value all of it again with each purchase. Less than nothing counts as nothing, and
 * where no cost was known the new one counts alone.
 *
 * @param added above zero
 * @returns at most 8 decimals
 */
export function averageCost(there: StockAtCost, added: { qty: DecimalInput; cost: DecimalInput }): string {
  const held = exact(there.qty);
  if (there.cost === null || held.lte(0)) return toRate(added.cost);
  const worth = held.times(there.cost).plus(exact(added.qty).times(added.cost));
  return toRate(worth.div(held.plus(added.qty)));
}

/** A material that went into a production. */
export interface ConsumedLine {
  qty: DecimalInput;
  /** Null: not known; it counts as 0. */
  unit_cost: DecimalInput | null;
  /** One of the pair's two. */
  cost_currency: string;
}

export interface ProductionCost {
  /** Of each line, in their order. */
  lines: InBoth[];
  other: InBoth;
  total: InBoth;
  /** What one of the product cost, at most 8 decimals. */
  unit: InBoth;
}

/**
 * What a production cost, in both currencies at the day's rate. As in a sale, a line is worked out unrounded, converted
 * once and rounded once, the total is the sum of what was rounded, in each currency on its own, and a rounded amount is
 * never converted (docs/contract.md#arithmetic). What was spoilt is paid by what was not.
 *
 * @param production `qty`: what entered the stock, above zero
 * @throws RangeError for a currency that is not of the pair
 */
export function productionCost(
  production: {
    qty: DecimalInput;
    lines: readonly ConsumedLine[];
    other_costs: DecimalInput;
    other_costs_currency: string;
  },
  pair: CurrencyPair,
): ProductionCost {
  const inBoth = (amount: DecimalInput, currency: string): InBoth => ({
    main: toMoney(convert(amount, currency, pair.main, pair)),
    alternative: toMoney(convert(amount, currency, pair.alternative, pair)),
  });
  const lines = production.lines.map((line) =>
    inBoth(exact(line.qty).times(line.unit_cost ?? 0), line.cost_currency),
  );
  const other = inBoth(production.other_costs, production.other_costs_currency);
  const totalIn = (currency: keyof InBoth) => sum([...lines, other].map((cost) => cost[currency]));
  const unitIn = (currency: keyof InBoth) => toRate(totalIn(currency).div(production.qty));
  return {
    lines,
    other,
    total: { main: toMoney(totalIn('main')), alternative: toMoney(totalIn('alternative')) },
    unit: { main: unitIn('main'), alternative: unitIn('alternative') },
  };
}
