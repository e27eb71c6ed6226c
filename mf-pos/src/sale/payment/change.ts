import {
  balanceOf,
  type CurrencyPair,
  convert,
  exact,
  floor,
  type InBoth,
  toMoney,
} from '@cuadra/shared/domain';
import type { PaymentEntry, PaymentMethod } from './methods.ts';
import { paymentState } from './payment.ts';

/** One way to give the change: in one method, or whole notes in one and the rest in another. */
export type ChangeOption = readonly PaymentEntry[];

/**
 * The ways to give the change in cash that close the sale to the cent, the usual one first: all in the main currency;
 * whole units of the alternative one and the rest in the main one, since no cash drawer has foreign coins; all in the
 * alternative one. Empty when no change is due, or when no cash method can close it.
 *
 * @param methods the company's methods; only those of cash and of the pair are used, the first of each currency
 */
export function changeOptions(
  total: InBoth,
  payments: readonly PaymentEntry[],
  methods: readonly PaymentMethod[],
  pair: CurrencyPair,
): ChangeOption[] {
  if (paymentState(total, payments, pair).kind !== 'change') return [];
  const cash = (currency: string) => methods.find((method) => method.is_cash && method.currency === currency);
  const main = cash(pair.main);
  const alternative = pair.alternative === pair.main ? undefined : cash(pair.alternative);

  const close = (method: PaymentMethod | undefined, before: ChangeOption = []) =>
    method && closing(method, before, total, payments, pair);
  const notes = alternative && wholeUnits(alternative, total, payments, pair);
  return [close(main), notes && close(main, [notes]), close(alternative)].filter(
    (option) => option !== undefined,
  );
}

/** All of the change by Pago Móvil, to the customer's phone; undefined where none is due, or where it cannot close the sale. */
export function changeByPhone(
  total: InBoth,
  payments: readonly PaymentEntry[],
  methods: readonly PaymentMethod[],
  pair: CurrencyPair,
): ChangeOption | undefined {
  if (paymentState(total, payments, pair).kind !== 'change') return undefined;
  const method = methods.find(({ kind }) => kind === 'mobile_payment');
  return method && closing(method, [], total, payments, pair);
}

/** The option that gives the change in the same methods as `chosen`; the first one where none does. */
export function pickChange(
  options: readonly ChangeOption[],
  chosen: readonly PaymentEntry[],
): ChangeOption | undefined {
  return options.find((option) => changeKey(option) === changeKey(chosen)) ?? options[0];
}

/** Tells the ways to give change apart: the methods, in order. */
export function changeKey(option: readonly PaymentEntry[]): string {
  return option.map((entry) => entry.payment_method_id).join('+');
}

/**
 * What is left of the change, given in one method, if that closes the sale. What is to be given back may differ by
 * cents between the two currencies, because each total is a sum of its own rounded lines; so both are tried.
 */
export function closing(
  method: PaymentMethod,
  before: ChangeOption,
  total: InBoth,
  payments: readonly PaymentEntry[],
  pair: CurrencyPair,
): ChangeOption | undefined {
  const { missing } = balanceOf(total, payments, before, pair);
  const backIn = (amount: string, from: string) =>
    toMoney(convert(exact(amount).neg(), from, method.currency, pair));
  return [backIn(missing.main, pair.main), backIn(missing.alternative, pair.alternative)]
    .filter((amount) => exact(amount).gt(0))
    .map((amount) => [...before, entryOf(method, amount)])
    .find((option) => balanceOf(total, payments, option, pair).is_paid);
}

function wholeUnits(
  method: PaymentMethod,
  total: InBoth,
  payments: readonly PaymentEntry[],
  pair: CurrencyPair,
): PaymentEntry | undefined {
  const back = exact(balanceOf(total, payments, [], pair).missing.alternative).neg();
  return back.gte(1) && !back.isInteger() ? entryOf(method, toMoney(floor(back))) : undefined;
}

function entryOf(method: PaymentMethod, amount: string): PaymentEntry {
  return { payment_method_id: method.id, amount, currency: method.currency, reference: null };
}
