import type { ClientMovement } from '@cuadra/shared/contract';
import {
  companyDay,
  type Debt,
  exact,
  formatMoney,
  MINUS,
  plainDay,
  sum,
  toMoney,
} from '@cuadra/shared/domain';
import { movementTitle } from '../movement-title.ts';
import { paidByText } from '../payments/payment-text.ts';

/** A movement as paper tells it: to its client, so without the shop's notes and names. */
export interface StatementLine {
  id: string;
  /** `20/11/2026`. */
  date: string;
  title: string;
  /** How an abono was paid, or what is open of a debt and until when; empty where there is nothing to say. */
  detail: string;
  amount: string;
  /** What was owed after it. */
  balance: string;
}

/** What a client's account was in one currency: what it began with, its movements, the oldest first, and its end. */
export interface StatementSection {
  currency: string;
  opening: string;
  lines: StatementLine[];
  /** All that was lent, and all that was paid or taken back, both above zero. */
  charged: string;
  paid: string;
  closing: string;
}

/**
 * @param before what was owed in each currency before the first of them
 * @param newestFirst as the API tells them
 */
export function statementSections(
  before: readonly Debt[],
  newestFirst: readonly ClientMovement[],
): StatementSection[] {
  const movements = newestFirst.toReversed();
  const currencies = new Set([...before, ...movements].map(({ currency }) => currency));
  return [...currencies].map((currency) => {
    const opening = before.find((debt) => debt.currency === currency)?.amount ?? '0.00';
    const own = movements.filter((movement) => movement.currency === currency);
    const amounts = own.map(({ amount }) => exact(amount));
    // Added up here: a movement that was written late stands where it was written, and has the balance of another day.
    let balance = exact(opening);
    const lines = own.map((movement): StatementLine => {
      balance = balance.plus(movement.amount);
      return {
        id: movement.id,
        date: plainDay(companyDay(new Date(movement.create_at))),
        title: movementTitle(movement),
        detail: detailOf(movement),
        amount: movement.amount,
        balance: toMoney(balance),
      };
    });
    return {
      ...{ currency, opening, lines },
      charged: toMoney(sum(amounts.filter((amount) => amount.gt(0)))),
      paid: toMoney(sum(amounts.filter((amount) => amount.lt(0))).abs()),
      closing: toMoney(balance),
    };
  });
}

function detailOf({ kind, payment, owed, due_on, currency }: ClientMovement): string {
  if (payment)
    return kind === 'payment'
      ? [payment.is_annulled && 'Anulado', paidByText(payment)].filter(Boolean).join(' · ')
      : '';
  if (owed === null || exact(owed).isZero()) return '';
  return [`Falta ${formatMoney(owed, currency)}`, due_on && `vence el ${plainDay(due_on)}`]
    .filter(Boolean)
    .join(' · ');
}

/** What is owed, and of what is below zero that it is in the client's favour. */
export function balanceWords(amount: string, currency: string): string {
  const text = formatMoney(exact(amount).abs(), currency);
  return exact(amount).lt(0) ? `${text} a favor` : text;
}

/** `−$ 5,00`. */
export function signedMoney(amount: string, currency: string): string {
  const text = formatMoney(exact(amount).abs(), currency);
  return exact(amount).lt(0) ? `${MINUS}${text}` : text;
}
