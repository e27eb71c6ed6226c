import { ceil, type DecimalInput, type Exact, exact, round, toMoney } from './decimal.ts';
import { MONEY_DECIMALS } from './decimals.ts';

/** How a plan is paid for: at its price for 30 days, or at the one for 365. */
export const BILLING_TYPES = ['monthly', 'yearly'] as const;
export type BillingType = (typeof BILLING_TYPES)[number];

/** Days that the price of a term pays for. */
export const TERM_DAYS: Readonly<Record<BillingType, number>> = { monthly: 30, yearly: 365 };

/** Days that a new company may use everything of its plan, the first one included. */
export const TRIAL_DAYS = 15;
/** From so many days before the end an alert says so. */
export const SUBSCRIPTION_WARNING_DAYS = 3;
/** The currency of prices and balances. */
export const SUBSCRIPTION_CURRENCY = 'USD';
/** No balance is counted for longer: a hundred years. */
const MOST_DAYS = 36_500;

/** What a subscription costs. */
export interface TermPrice {
  /** In USD, for the whole term. */
  price: DecimalInput;
  billing_type: BillingType;
}

const DAY_MS = 86_400_000;
/** What days are counted from; any other long ago would do, as long as it is the migration's. */
const FIRST_DAY_MS = Date.UTC(2000, 0, 1);

/** @param day in Caracas, `2026-11-20` */
function ordinal(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - FIRST_DAY_MS) / DAY_MS;
}

/** The sum of all days up to and including this one, rounded once. */
function chargedUpTo({ price, billing_type }: TermPrice, dayNumber: number): Exact {
  return round(exact(price).times(dayNumber).div(TERM_DAYS[billing_type]), MONEY_DECIMALS);
}

/**
 * What a day costs in USD. Cents are spread, so that any 30 days in a row make exactly the monthly price and any 365 the
 * yearly one. The same as `charged_up_to` in the database.
 *
 * @param day in Caracas, `2026-11-20`
 */
export function dayPrice(term: TermPrice, day: string): string {
  const number = ordinal(day);
  return toMoney(chargedUpTo(term, number).minus(chargedUpTo(term, number - 1)));
}

/**
 * How many days a balance lasts (spec §3, consumption_days). The same as `days_lasting` in the database.
 *
 * @param after the day before the first one, in Caracas
 */
export function daysLasting(balance: DecimalInput, term: TermPrice, after: string): number {
  const number = ordinal(after);
  // The last day whose rounded sum is within the balance: round2(x) ≤ y is x < y + 0.005.
  const bound = exact(balance)
    .plus(chargedUpTo(term, number))
    .plus('0.005')
    .times(TERM_DAYS[term.billing_type]);
  const days = ceil(bound.div(term.price)).minus(1).minus(number);
  return Math.max(0, days.gt(MOST_DAYS) ? MOST_DAYS : days.toNumber());
}

/** Whole days left before the end, today included; 0 once it has passed. */
export function remainingDays(expiresAt: Date, now: Date = new Date()): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS));
}
