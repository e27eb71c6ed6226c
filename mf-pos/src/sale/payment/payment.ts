import {
  balanceOf,
  type CurrencyPair,
  exact,
  type InBoth,
  type Tender,
  toMoney,
} from '@cuadra/shared/domain';
import type { PaymentEntry, PaymentMethod } from './methods.ts';

/** Where a sale stands between nothing paid and too much. Amounts are never negative. */
export type PaymentState =
  /** Something is missing. */
  | { kind: 'missing'; amount: InBoth }
  /** Nothing is missing and nothing is to be given back. */
  | { kind: 'paid' }
  /** This much is to be given back. */
  | { kind: 'change'; amount: InBoth };

/**
 * Holds the payments against the total. Each currency is measured from its own total, and the customer who has paid
 * the total shown in the currency of a payment has paid; so it is in that currency, too, that one has paid too much.
 */
export function paymentState(total: InBoth, payments: readonly Tender[], pair: CurrencyPair): PaymentState {
  const { missing, is_paid } = balanceOf(total, payments, [], pair);
  if (is_paid) return { kind: 'paid' };
  const overpaid = payments.some((payment) => exact(missingIn(missing, payment.currency, pair)).lt(0));
  if (overpaid) return { kind: 'change', amount: atLeastZero(missing, -1) };
  return { kind: 'missing', amount: atLeastZero(missing, 1) };
}

/** What is still missing in one currency; `"0.00"` when nothing is. */
export function amountDue(
  total: InBoth,
  payments: readonly Tender[],
  currency: string,
  pair: CurrencyPair,
): string {
  const state = paymentState(total, payments, pair);
  return state.kind === 'missing' ? missingIn(state.amount, currency, pair) : '0.00';
}

/** The part of an amount in both that is in `currency`. */
export function missingIn(amount: InBoth, currency: string, pair: CurrencyPair): string {
  return currency === pair.main ? amount.main : amount.alternative;
}

export interface PaymentChoice {
  payments: PaymentEntry[];
  /** The payment whose amount and reference are being typed. */
  active: number;
}

/**
 * What choosing a method does, so that one key or one touch is enough:
 * - while something is missing, it adds a payment of what is missing;
 * - a cash method that is there already is taken up again, whatever is missing;
 * - when nothing is missing, the payment at hand changes to this method, and to the amount it then has to cover.
 */
export function chooseMethod(
  payments: readonly PaymentEntry[],
  active: number,
  method: PaymentMethod,
  total: InBoth,
  pair: CurrencyPair,
): PaymentChoice {
  const existing = payments.findIndex((payment) => payment.payment_method_id === method.id);
  const isMissing = paymentState(total, payments, pair).kind === 'missing';
  if (existing >= 0 && (method.is_cash || !isMissing)) return { payments: [...payments], active: existing };

  const current = payments[active];
  const replaces = current !== undefined && (!isMissing || exact(current.amount).isZero());
  const others = replaces ? payments.filter((_, index) => index !== active) : payments;
  const entry: PaymentEntry = {
    payment_method_id: method.id,
    amount: amountDue(total, others, method.currency, pair),
    currency: method.currency,
    reference: null,
    is_exact: true,
  };
  return replaces
    ? { payments: payments.map((payment, index) => (index === active ? entry : payment)), active }
    : { payments: [...payments, entry], active: payments.length };
}

/** What one payment would have to be for the sale to be paid exactly, given the others. */
export function exactAmount(
  payments: readonly PaymentEntry[],
  index: number,
  total: InBoth,
  pair: CurrencyPair,
): string {
  const payment = payments[index];
  if (!payment) return '0.00';
  const others = payments.filter((_, other) => other !== index);
  return amountDue(total, others, payment.currency, pair);
}

/** Whether a payment is one: a method chosen and left without an amount is not. */
export function isGiven(payment: PaymentEntry): boolean {
  return exact(payment.amount).gt(0);
}

/** Why a sale cannot be finished yet. */
export type Unfinished =
  | { kind: 'missing'; amount: InBoth }
  | { kind: 'reference'; index: number }
  | { kind: 'no-client' }
  | { kind: 'over-limit' }
  | { kind: 'no-change' };

/**
 * What keeps the sale from being finished; `undefined` when nothing does.
 *
 * @param hasChange whether there is a way to give the change back, where one is due
 * @param credit what a credit sale makes of what is missing
 */
export function unfinished(
  state: PaymentState,
  payments: readonly PaymentEntry[],
  methods: readonly PaymentMethod[],
  hasChange: boolean,
  credit?: { kind: 'debt' | 'no-client' | 'over-limit' },
): Unfinished | undefined {
  if (state.kind === 'missing' && !credit) return { kind: 'missing', amount: state.amount };
  const withoutReference = payments.findIndex(
    (payment) =>
      isGiven(payment) &&
      !payment.reference?.trim() &&
      methods.find((method) => method.id === payment.payment_method_id)?.needs_reference,
  );
  if (withoutReference >= 0) return { kind: 'reference', index: withoutReference };
  if (credit && credit.kind !== 'debt') return { kind: credit.kind };
  return state.kind === 'change' && !hasChange ? { kind: 'no-change' } : undefined;
}

function atLeastZero(amount: InBoth, sign: 1 | -1): InBoth {
  const clip = (value: string) => {
    const signed = exact(value).times(sign);
    return toMoney(signed.gt(0) ? signed : 0);
  };
  return { main: clip(amount.main), alternative: clip(amount.alternative) };
}
