import { ceil, type DecimalInput, type Exact, exact, round, toMoney } from './decimal.ts';
import { MONEY_DECIMALS } from './decimals.ts';

/** A price that somebody set by itself: a fixed one, a presentation's own, a wholesale one; all in one currency. */
export interface OwnPrice {
  price: DecimalInput;
  /** What that which it is the price of costs now. */
  cost: DecimalInput;
  /** The price, and what it cost, before goods came; null: there was none, or nobody knew. */
  price_before: DecimalInput | null;
  cost_before: DecimalInput | null;
  /** The product's, in percent; null: none. */
  utility: DecimalInput | null;
  /** Whether it is the product's own price: a box or a wholesale price may give less than the utility, and always has. */
  is_main: boolean;
}

export interface PriceBelow {
  /** Markup on the cost that the price gives, in percent, one decimal; may be below zero. Null where the cost is 0. */
  gain: string | null;
  /** The one that it should give. */
  wanted: string;
  /** The least price that gives it, rounded up to the cent. */
  suggested: string;
}

/**
 * Whether a price gives less than is wanted of it, and what it should be. Wanted of a product's own price is its utility,
 * of another one no more than it gave before, and of one without a utility what it gave before; nothing is wanted to be
 * sold below its cost.
 *
 * @returns undefined where it gives enough
 */
export function priceBelow(own: OwnPrice): PriceBelow | undefined {
  const cost = exact(own.cost);
  const wanted = wantedGain(own);
  const wantedPrice = cost.times(wanted.plus(100)).div(100);
  if (exact(own.price).gte(round(wantedPrice, MONEY_DECIMALS))) return undefined;
  const gain = cost.lte(0) ? null : round(exact(own.price).minus(cost).times(100).div(cost), 1).toFixed();
  const suggested = toMoney(ceil(wantedPrice.times(100)).div(100));
  return { gain, wanted: round(wanted, 2).toFixed(), suggested };
}

function wantedGain({ price_before, cost_before, utility, is_main }: OwnPrice): Exact {
  const none = exact(0);
  const before =
    cost_before === null || price_before === null || exact(cost_before).lte(0)
      ? null
      : exact(price_before).minus(cost_before).times(100).div(cost_before);
  const gaveBefore = before === null || before.lt(0) ? none : before;
  if (utility === null) return gaveBefore;
  if (is_main || before === null) return is_main ? exact(utility) : none;
  return gaveBefore.lt(utility) ? gaveBefore : exact(utility);
}
