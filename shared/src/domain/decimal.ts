import Decimal from 'decimal.js-light';
import { MONEY_DECIMALS, QUANTITY_DECIMALS, RATE_DECIMALS } from './decimals.ts';

/**
 * Exact decimals for money, rates and quantities; a JavaScript number never stands in between
 * (docs/contract.md#conventions). 40 digits carry a whole division (1 / rate) far past the last decimal that is ever shown.
 */
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -30, toExpPos: 40 });

export type Exact = Decimal;

/** What travels: `"12.50"`; numbers are understood too, because JSON clients send them. */
export type DecimalInput = string | number | Decimal;

/** @throws DecimalError when the text is not a number. */
export function exact(value: DecimalInput): Exact {
  return new Exact(value);
}

/** Rounds half up, away from zero, as docs/contract.md#conventions says. */
export function round(value: DecimalInput, decimals: number): Exact {
  return exact(value).toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP);
}

/** The whole number at or above. */
export function ceil(value: DecimalInput): Exact {
  return exact(value).toDecimalPlaces(0, Decimal.ROUND_CEIL);
}

/** The whole number at or below. */
export function floor(value: DecimalInput): Exact {
  return exact(value).toDecimalPlaces(0, Decimal.ROUND_FLOOR);
}

/** An amount of money as it travels and is stored: always two decimals, `"12.50"`. */
export function toMoney(value: DecimalInput): string {
  return normalizeZero(round(value, MONEY_DECIMALS)).toFixed(MONEY_DECIMALS);
}

/** A quantity as it travels: at most three decimals, no trailing zeros, `"0.645"`, `"2"`. */
export function toQuantity(value: DecimalInput): string {
  return normalizeZero(round(value, QUANTITY_DECIMALS)).toFixed();
}

/** A rate or an unrounded unit price as it travels: at most eight decimals, no trailing zeros. */
export function toRate(value: DecimalInput): string {
  return normalizeZero(round(value, RATE_DECIMALS)).toFixed();
}

/** What one of a product cost, as it travels: two decimals, `"12.50"`, or as many as it has, eight at most: `"0.013"`. */
export function toUnitCost(value: DecimalInput): string {
  const cost = normalizeZero(round(value, RATE_DECIMALS));
  const text = cost.toFixed();
  const decimals = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
  return decimals > MONEY_DECIMALS ? text : cost.toFixed(MONEY_DECIMALS);
}

/** Adds up any number of decimals; 0 for none. */
export function sum(values: Iterable<DecimalInput>): Exact {
  let total = exact(0);
  for (const value of values) total = total.plus(value);
  return total;
}

/** A minus on zero must not reach a screen as `-0.00`. */
function normalizeZero(value: Exact): Exact {
  return value.isZero() ? exact(0) : value;
}
