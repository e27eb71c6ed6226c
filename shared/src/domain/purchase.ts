import { averageCost } from './average-cost.ts';
import {
  type DecimalInput,
  type Exact,
  exact,
  floor,
  sum,
  toMoney,
  toQuantity,
  toUnitCost,
} from './decimal.ts';
import { type CurrencyPair, convert } from './rate.ts';

/** A line of a purchase, in the purchase's currency (docs/decisions/0041). */
export interface PurchaseLineFacts {
  /** Of presentations, or of units without one. */
  qty: DecimalInput;
  /** Units of the presentation; null without one. */
  factor: DecimalInput | null;
  /** Of one of what `qty` counts; null: nobody has said yet, and the line moves the stock alone. 0 is a gift. */
  unit_cost: DecimalInput | null;
  /** Percent that the supplier takes off the line. */
  discount: DecimalInput;
}

/** What is taken off and added at the foot of a purchase, in its currency. */
export interface PurchaseFoot {
  discount: DecimalInput;
  /** Freight and the like: part of what the goods cost. */
  expenses: DecimalInput;
  /** Whether the supplier is owed them; otherwise somebody else was paid. */
  expenses_on_invoice: boolean;
}

export interface PurchaseLineFigures {
  /** At most 3 decimals. */
  units: string;
  /** `round2(qty × unit_cost × (1 − discount %))`; null without a cost. */
  total: string | null;
  /** Its part of the foot's discount and expenses, to the cent; 0.00 without a cost. */
  discount_share: string;
  expenses_share: string;
  /** What one unit came to, with both; at most 8 decimals. Null without a cost. */
  landed_unit_cost: string | null;
}

export interface PurchaseFigures {
  /** In the order of the lines. */
  lines: PurchaseLineFigures[];
  /** The lines' totals. */
  subtotal: string;
  /** What the supplier is owed. */
  total: string;
}

/**
 * What a purchase comes to. The foot's discount and expenses are spread over the lines that have a cost by what these are
 * worth, by their units where none is worth anything, so that the parts are the whole to the cent. A discount counts up
 * to the subtotal; who receives a purchase is told of more.
 */
export function purchaseFigures(lines: readonly PurchaseLineFacts[], foot: PurchaseFoot): PurchaseFigures {
  const units = lines.map(({ qty, factor }) => toQuantity(exact(qty).times(factor ?? 1)));
  const totals = lines.map((line) => (line.unit_cost === null ? null : toMoney(netOf(line, line.unit_cost))));
  const subtotal = sum(totals.filter((total) => total !== null));
  const weights = lines.map((_, index) => {
    const total = totals[index] ?? null;
    if (total === null) return '0';
    return subtotal.isZero() ? (units[index] ?? '0') : total;
  });
  const discount = exact(foot.discount).gt(subtotal) ? subtotal : exact(foot.discount);
  const discounts = spread(discount, weights);
  const expenses = spread(foot.expenses, weights);
  return {
    lines: totals.map((total, index) => {
      const [of, less, more] = [units[index] ?? '0', discounts[index] ?? '0.00', expenses[index] ?? '0.00'];
      const isCosted = total !== null && exact(of).gt(0);
      return {
        units: of,
        total,
        discount_share: less,
        expenses_share: more,
        landed_unit_cost: isCosted ? toUnitCost(exact(total).minus(less).plus(more).div(of)) : null,
      };
    }),
    subtotal: toMoney(subtotal),
    total: toMoney(subtotal.minus(discount).plus(foot.expenses_on_invoice ? foot.expenses : 0)),
  };
}

function netOf({ qty, discount }: PurchaseLineFacts, unitCost: DecimalInput): Exact {
  return exact(qty).times(unitCost).times(exact(100).minus(discount)).div(100);
}

/**
 * An amount in parts that are the whole to the cent, by the largest remainder; of equal ones the first. All 0.00 where
 * nothing weighs anything.
 *
 * @param amount zero or more, in cents
 * @param weights zero or more each
 */
export function spread(amount: DecimalInput, weights: readonly DecimalInput[]): string[] {
  const whole = sum(weights);
  if (whole.lte(0)) return weights.map(() => '0.00');
  const cents = exact(amount).times(100);
  const parts = weights.map((weight) => cents.times(weight).div(whole));
  const given = parts.map(floor);
  const left = cents.minus(sum(given)).toNumber();
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part.minus(floor(part)) }))
    .sort((a, b) => b.remainder.comparedTo(a.remainder) || a.index - b.index);
  const gets = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return given.map((part, index) => toMoney(part.plus(gets.has(index) ? 1 : 0).div(100)));
}

/** What is known of a product's cost, in its own cost currency. */
export interface ProductCost {
  /** Null: nobody knows. */
  cost: string | null;
  average_cost: string | null;
  cost_currency: string;
}

/** What came of a product in one purchase. */
export interface ReceivedLine {
  units: DecimalInput;
  /** In the purchase's currency; null: it moves the stock alone. */
  landed_unit_cost: DecimalInput | null;
}

export interface ReceivedCost {
  /** The last cost, and the average, as they are from now on; at most 8 decimals. */
  cost: string | null;
  average_cost: string | null;
  /** What one of it cost in this purchase, in the product's currency; null where no line says so. */
  landed: string | null;
  /** The units of which somebody said what they cost. */
  costed: string;
}

/**
 * What a product costs once goods of it have come: the last cost is what these cost, the mean of several lines by their
 * units; the average is what was there at the average and what came at its own cost. Without an average it begins with the
 * cost that is known. A stock below zero counts as none.
 *
 * @param stock before they came
 * @param currency the purchase's, one of the pair's two
 * @param pair at the purchase's rate
 * @throws RangeError where the product's currency is not of the pair
 */
export function receivedCost(
  product: ProductCost,
  stock: DecimalInput,
  lines: readonly ReceivedLine[],
  currency: string,
  pair: CurrencyPair,
): ReceivedCost {
  let worth = exact(0);
  let costed = exact(0);
  for (const { units, landed_unit_cost } of lines) {
    if (landed_unit_cost === null) continue;
    worth = worth.plus(exact(units).times(landed_unit_cost));
    costed = costed.plus(units);
  }
  const { cost, average_cost } = product;
  if (costed.lte(0)) return { cost, average_cost, landed: null, costed: '0' };
  const landed = toUnitCost(convert(worth.div(costed), currency, product.cost_currency, pair));
  const average = averageCost({ qty: stock, cost: average_cost ?? cost }, { qty: costed, cost: landed });
  return { cost: landed, average_cost: toUnitCost(average), landed, costed: toQuantity(costed) };
}

/**
 * The average without goods that went back to where they came from: what is there at the average, less these at what they
 * cost. Where nothing would be left, or these had cost all that is there or more, it stays as it is.
 *
 * @param there the stock with them in it
 */
export function averageWithout(
  there: { qty: DecimalInput; average: DecimalInput },
  gone: { qty: DecimalInput; cost: DecimalInput },
): string {
  const left = exact(there.qty).minus(gone.qty);
  const worth = exact(there.qty).times(there.average).minus(exact(gone.qty).times(gone.cost));
  return left.lte(0) || worth.lte(0) ? toUnitCost(there.average) : toUnitCost(worth.div(left));
}

/** What came in together: a lot, by what a purchase says of it. */
export interface LotFacts {
  units: DecimalInput;
  /** A day, `2027-03-01`; null: it does not expire. */
  expires_on: string | null;
}

/**
 * What is left of each lot. Nobody says at the till of which one is sold: who sells takes what expires first, so that what
 * there still is is what expires last. What no purchase brought is of no lot.
 *
 * @returns first-expired first, what does not expire last, each with `left` above zero or `'0'`
 */
export function lotsLeft<Lot extends LotFacts>(
  stock: DecimalInput,
  lots: readonly Lot[],
): (Lot & { left: string })[] {
  let rest = exact(stock).lt(0) ? exact(0) : exact(stock);
  const key = ({ expires_on }: LotFacts) => expires_on ?? '9999-99-99';
  const byExpiry = lots
    .map((lot, index) => ({ lot, index }))
    .sort((a, b) => (key(a.lot) < key(b.lot) ? -1 : key(a.lot) > key(b.lot) ? 1 : a.index - b.index));
  const left = byExpiry.toReversed().map(({ lot }) => {
    const of = exact(lot.units).lt(rest) ? exact(lot.units) : rest;
    rest = rest.minus(of);
    return { ...lot, left: toQuantity(of) };
  });
  return left.toReversed();
}
