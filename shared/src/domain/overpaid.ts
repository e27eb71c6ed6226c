import { type DecimalInput, exact, toMoney } from './decimal.ts';
import type { CurrencyPair } from './rate.ts';
import { balanceOf, type InBoth, type Tender } from './sale.ts';

/** Notes and round piles that people hand over, in rising order; bolívares come in piles because the notes are small. */
const NOTES: Readonly<Record<string, readonly [number, ...number[]]>> = {
  VES: [50, 100, 500, 1_000, 5_000, 10_000],
  USD: [1, 5, 10, 20, 50, 100],
  EUR: [5, 10, 20, 50, 100],
  COP: [1_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  DOP: [50, 100, 200, 500, 1_000, 2_000],
  MXN: [20, 50, 100, 200, 500, 1_000],
};
const OTHER_NOTES = [1, 5, 10, 20, 50, 100] as const;

/** What people hand over in one piece, or one pile, in rising order. */
export function notesOf(currency: string): readonly [number, ...number[]] {
  return NOTES[currency] ?? OTHER_NOTES;
}

/** An amount paid above the total. */
export interface Overpaid {
  /** Money, in `currency`. */
  amount: string;
  currency: string;
}

/**
 * What is paid above a total by more than the largest note, or pile of notes, of each currency that it is paid in: nobody
 * hands over so much, and the amount is a slip of the fingers. Undefined where nothing is.
 */
export function farOverpaid(
  total: InBoth,
  payments: readonly Tender[],
  pair: CurrencyPair,
): Overpaid | undefined {
  const { missing } = balanceOf(total, payments, [], pair);
  const over = [...new Set(payments.map(({ currency }) => currency))].map((currency) => ({
    amount: toMoney(exact(currency === pair.main ? missing.main : missing.alternative).neg()),
    currency,
  }));
  const isFar =
    over.length > 0 && over.every(({ amount, currency }) => exact(amount).gt(largestNote(currency)));
  return isFar ? over[0] : undefined;
}

function largestNote(currency: string): DecimalInput {
  return notesOf(currency).at(-1) ?? 0;
}
