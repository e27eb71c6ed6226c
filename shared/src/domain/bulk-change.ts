import { type DecimalInput, exact, round, toMoney } from './decimal.ts';
import { type LinePrice, linePrice, type PricedProduct } from './price.ts';

/** To what a shop rounds its prices, in the currency of the price; the first is no rounding at all. */
export const ROUNDING_STEPS = ['0.01', '0.05', '0.10', '0.50', '1', '5', '10', '50', '100'] as const;
export type RoundingStep = (typeof ROUNDING_STEPS)[number];

/** What many products are changed by at once. */
export type BulkChange =
  | { kind: 'category'; category_id: string | null }
  | { kind: 'measure'; measure_id: string | null }
  | { kind: 'utility'; utility: string }
  /** Up, or down with a minus. */
  | { kind: 'price_percent'; percent: string; step: RoundingStep }
  | { kind: 'price_amount'; amount: string; currency: string }
  | { kind: 'favourite'; favourite: boolean }
  | { kind: 'withdraw' };

/** What of a product a bulk change may touch. */
export interface ChangedFields {
  category_id: string | null;
  measure_id: string | null;
  utility: string | null;
  price: string | null;
  /** Among the favourites of every cash register of the company. */
  favourite: boolean;
}
export type BulkProduct = PricedProduct & ChangedFields;

/** Why a product is left as it is. */
export const LEFT_REASONS = [
  'same',
  'no-price',
  'no-cost',
  'below-cost',
  'fixed-price',
  'other-currency',
  'changed-since',
  'code-taken',
] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** The fields that become another, with their new values; of what is withdrawn none. */
export type Planned = { after: Partial<ChangedFields> } | { left: LeftReason };

/** The nearest multiple of the step, half up; never nothing: a price does not vanish. Money, 2 decimals. */
export function roundToStep(price: DecimalInput, step: RoundingStep): string {
  const steps = round(exact(price).div(step), 0);
  return toMoney((steps.lt(1) ? exact(1) : steps).times(step));
}

/**
 * What a change makes of a product. A price that follows from cost and utility goes on doing so: its utility becomes the
 * one from which the price comes out, to the cent as far as two decimals of a percentage allow (decision 0034).
 */
export function planChange(product: BulkProduct, change: BulkChange): Planned {
  switch (change.kind) {
    case 'category':
      return unlessSame(product.category_id === change.category_id, { category_id: change.category_id });
    case 'measure':
      return unlessSame(product.measure_id === change.measure_id, { measure_id: change.measure_id });
    case 'utility':
      return planUtility(product, change.utility);
    case 'price_percent': {
      const { unit_price } = linePrice(product);
      if (unit_price === '0') return { left: 'no-price' };
      const wanted = exact(unit_price).times(exact(change.percent).plus(100)).div(100);
      const rounded = exact(roundToStep(wanted, change.step));
      // Rounding may go further back than the percentage went: nothing gets cheaper by a rise, nor dearer by a cut.
      const isBack = exact(change.percent).lt(0) ? rounded.gt(unit_price) : rounded.lt(unit_price);
      return isBack ? { left: 'same' } : planPrice(product, toMoney(rounded));
    }
    case 'price_amount':
      if (linePrice(product).currency !== change.currency) return { left: 'other-currency' };
      return planPrice(product, toMoney(change.amount));
    case 'favourite':
      return unlessSame(product.favourite === change.favourite, { favourite: change.favourite });
    case 'withdraw':
      return { after: {} };
  }
}

/** What one costs once a product has been changed so. */
export function priceAfter(product: BulkProduct, after: Partial<ChangedFields>): LinePrice {
  return linePrice({ ...product, ...after });
}

function planUtility(product: BulkProduct, utility: string): Planned {
  if (product.is_fixed_price) return { left: 'fixed-price' };
  if (product.cost === null) return { left: 'no-cost' };
  return unlessSame(product.utility !== null && exact(product.utility).eq(utility), { utility });
}

function planPrice(product: BulkProduct, wanted: string): Planned {
  const before = toMoney(linePrice(product).unit_price);
  if (product.is_fixed_price) return unlessSame(before === wanted, { price: wanted });
  if (product.cost === null || exact(product.cost).isZero()) return { left: 'no-cost' };
  const utility = round(exact(wanted).div(product.cost).minus(1).times(100), 2);
  if (utility.lt(0)) return { left: 'below-cost' };
  const isSame = before === wanted || (product.utility !== null && utility.eq(product.utility));
  return unlessSame(isSame, { utility: utility.toFixed() });
}

function unlessSame(isSame: boolean, after: Partial<ChangedFields>): Planned {
  return isSame ? { left: 'same' } : { after };
}
