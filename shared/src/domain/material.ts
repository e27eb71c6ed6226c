import { type DecimalInput, type Exact, exact, round, toQuantity, toRate } from './decimal.ts';
import { RATE_DECIMALS } from './decimals.ts';

/** What there is of a material and what all of it is worth, in the currency of its cost (docs/decisions/0071). */
export interface MaterialStanding {
  /** Below zero where more went out than there was. */
  qty: string;
  /** The sum of its ledger's values; at most 8 decimals. 0 where no cost is known. */
  value: string;
  /** Of one, on average; null: nobody has said yet. */
  cost: string | null;
}

/** What a movement makes of it. */
export interface MovedStanding extends MaterialStanding {
  /** What the movement itself took or brought. */
  moved: string;
  /** What all of it is worth more or less beside that, because what one costs is known otherwise now; mostly 0. */
  revalued: string;
}

/** What goes out, or comes back out of what came in: its share of the worth, the last of it all that is left. */
export function takeMaterial(there: MaterialStanding, qty: DecimalInput): MovedStanding {
  return moved(there, exact(qty).neg(), shareOf(there, qty).neg(), there.cost);
}

/**
 * What comes in. With a worth it goes into the average; without one it is worth what the rest is, and the average stays. Where
 * less than nothing was there, or nobody knew a cost, all that there is then is worth what this one cost.
 *
 * @param qty above zero
 * @param value what all of it is worth; null: nobody says
 */
export function addMaterial(
  there: MaterialStanding,
  qty: DecimalInput,
  value: DecimalInput | null,
): MovedStanding {
  if (value === null) return moved(there, exact(qty), shareOf(there, qty), there.cost);
  const brought = round(value, RATE_DECIMALS);
  const left = exact(there.qty).plus(qty);
  const unit = exact(value).div(qty);
  const isKnown = exact(there.qty).isZero() || (there.cost !== null && exact(there.qty).gt(0));
  if (!isKnown) return moved(there, exact(qty), brought, toRate(unit), left.times(unit));
  return moved(there, exact(qty), brought, toRate(exact(there.value).plus(brought).div(left)));
}

/** What all of it is worth at a cost that somebody says. */
export function revalueMaterial(there: MaterialStanding, cost: string | null): MovedStanding {
  return moved(there, exact(0), exact(0), cost, exact(there.qty).times(cost ?? 0));
}

/**
 * What came in is taken back at what it brought, where that and more is still there; else as whatever goes out. What is left
 * would be worth nothing else, and what is made of it would cost nothing.
 *
 * @param value what it was worth as it came
 */
export function returnMaterial(
  there: MaterialStanding,
  qty: DecimalInput,
  value: DecimalInput,
): MovedStanding {
  const left = exact(there.qty).minus(qty);
  const worth = exact(there.value).minus(value);
  if (left.lte(0) || worth.lte(0) || there.cost === null) return takeMaterial(there, qty);
  return moved(there, exact(qty).neg(), exact(value).neg(), toRate(worth.div(left)));
}

/** Of `qty` of it: in proportion, all where that is all, and at the known cost of what is not there. */
function shareOf({ qty: there, value, cost }: MaterialStanding, qty: DecimalInput): Exact {
  const held = exact(there);
  if (held.eq(qty)) return exact(value);
  if (held.lte(0)) return round(exact(qty).times(cost ?? 0), RATE_DECIMALS);
  if (held.lt(qty)) {
    const missing = exact(qty).minus(held);
    return exact(value).plus(round(missing.times(cost ?? 0), RATE_DECIMALS));
  }
  return round(exact(value).times(qty).div(held), RATE_DECIMALS);
}

/** @param worth what all of it is worth then; left out: what it was and what moved */
function moved(
  there: MaterialStanding,
  qty: Exact,
  value: Exact,
  cost: string | null,
  worth?: Exact,
): MovedStanding {
  const before = exact(there.value).plus(value);
  const after = worth === undefined ? before : round(worth, RATE_DECIMALS);
  return {
    qty: toQuantity(exact(there.qty).plus(qty)),
    value: toRate(after),
    cost,
    moved: toRate(value),
    revalued: toRate(after.minus(before)),
  };
}
