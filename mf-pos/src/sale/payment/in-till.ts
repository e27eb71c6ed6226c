import { exact } from '@cuadra/shared/domain';
import type { ChangeOption } from './change.ts';
import type { PaymentEntry } from './methods.ts';

/** What should lie in the till of a cash method, by its id; a cash method that it does not name has nothing. */
export type InTill = ReadonlyMap<string, string>;

/** A change that the till does not have by its count. */
export interface Short {
  payment_method_id: string;
  currency: string;
  /** What should be there; never below zero. */
  has: string;
}

/**
 * What of a change the till does not have. The notes of who pays are not counted with it: nobody gets back what they handed.
 *
 * @param isCash whether a method is taken out of the till; the bank gives the others
 * @param inTill undefined where it is not known: then nothing is said
 */
export function shortOf(
  change: readonly PaymentEntry[],
  isCash: (methodId: string) => boolean,
  inTill: InTill | undefined,
): Short[] {
  if (!inTill) return [];
  return change.flatMap(({ payment_method_id, amount, currency }) => {
    const has = inTill.get(payment_method_id) ?? '0.00';
    if (!isCash(payment_method_id) || exact(amount).lte(has)) return [];
    return [{ payment_method_id, currency, has: exact(has).gt(0) ? has : '0.00' }];
  });
}

/** The ways that the till can give before those that it cannot; among each, the usual one first. */
export function possibleFirst(
  options: readonly ChangeOption[],
  short: (option: ChangeOption) => readonly Short[],
): ChangeOption[] {
  const isPossible = (option: ChangeOption) => short(option).length === 0;
  return [...options.filter(isPossible), ...options.filter((option) => !isPossible(option))];
}
