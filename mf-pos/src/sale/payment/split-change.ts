import { balanceOf, type CurrencyPair, exact, type InBoth, toMoney } from '@cuadra/shared/domain';
import { closing } from './change.ts';
import type { PaymentEntry, PaymentMethod } from './methods.ts';

/** Where a change that the cashier splits herself stands. Amounts are never negative. */
export type SplitState =
  | { kind: 'closed' }
  /** So much is still to be given. */
  | { kind: 'left'; amount: InBoth }
  /** So much too much is given. */
  | { kind: 'over'; amount: InBoth };

/** Holds the change that is given against the change that is due, by the rule that the API has. */
export function splitState(
  total: InBoth,
  payments: readonly PaymentEntry[],
  changes: readonly PaymentEntry[],
  pair: CurrencyPair,
): SplitState {
  const given = changes.filter(({ amount }) => exact(amount).gt(0));
  const { missing, is_paid } = balanceOf(total, payments, given, pair);
  if (is_paid) return { kind: 'closed' };
  const kind = exact(missing.main).lt(0) ? 'left' : 'over';
  const size = (amount: string) => toMoney(exact(amount).abs());
  return { kind, amount: { main: size(missing.main), alternative: size(missing.alternative) } };
}

/** Gives what is still to be given in one method: all of it where that closes the sale, else as much as its coins can. */
export function giveRest(
  total: InBoth,
  payments: readonly PaymentEntry[],
  changes: readonly PaymentEntry[],
  method: PaymentMethod,
  pair: CurrencyPair,
): PaymentEntry[] {
  const others = changes.filter((entry) => entry.payment_method_id !== method.id);
  const closed = closing(method, others, total, payments, pair)?.at(-1);
  const { missing } = balanceOf(total, payments, others, pair);
  const back = exact(method.currency === pair.main ? missing.main : missing.alternative).neg();
  const rest: PaymentEntry = closed ?? {
    payment_method_id: method.id,
    amount: toMoney(back.gt(0) ? back : 0),
    currency: method.currency,
    reference: null,
  };
  const index = changes.findIndex((entry) => entry.payment_method_id === method.id);
  return index < 0
    ? [...changes, rest]
    : changes.map((entry, at) => (at === index ? { ...entry, amount: rest.amount } : entry));
}
