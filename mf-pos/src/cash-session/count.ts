import type { CashSession, PaymentMethod } from '@cuadra/shared/contract';
import { exact, toMoney } from '@cuadra/shared/domain';
import { z } from 'zod';
import type { Denominations } from './denominations.ts';

export type CashCount = CashSession['counts'][number];

/** What is counted of one method. */
export interface CountEntry {
  payment_method_id: string;
  name: string;
  currency: string;
  is_cash: boolean;
  /** What should be there; null where that is not known or not told. */
  expected: string | null;
  /** It has to be counted though nobody says what should be there: the company counts blind. */
  must_count?: boolean;
  /** Canonical; empty while nobody has counted, null while what was typed is no amount. */
  amount: string | null;
  /** Null: the amount was typed and not counted note by note. */
  denominations: Denominations | null;
}

/** The float that a session opens with: cash alone that is offered, and nothing of a method until it is counted. */
export function openingEntries(methods: readonly PaymentMethod[]): CountEntry[] {
  return methods
    .filter(({ is_cash, is_hidden }) => is_cash && !is_hidden)
    .map(({ id, name, currency, is_cash }) => ({
      ...{ payment_method_id: id, name, currency, is_cash },
      ...{ expected: null, amount: '', denominations: null },
    }));
}

/**
 * All that a session has to count at its end: what it has figures of, and cash that may lie in it though nobody knows of it.
 *
 * @param isBlind what should be there is told only once it was counted
 */
export function closingEntries(
  { counts, to_count }: Pick<CashSession, 'counts' | 'to_count'>,
  methods: readonly PaymentMethod[],
  isBlind = false,
): CountEntry[] {
  const nothing = { amount: '', denominations: null };
  const blind = to_count ?? (isBlind ? counts : undefined);
  const known = blind
    ? blind.map(({ payment_method_id, name, currency, is_cash }) => ({
        ...{ payment_method_id, name, currency, is_cash, expected: null, must_count: true },
        ...nothing,
      }))
    : counts.map(({ payment_method_id, name, currency, is_cash, expected }) => ({
        ...{ payment_method_id, name, currency, is_cash, expected },
        ...nothing,
      }));
  const has = new Set(known.map(({ payment_method_id }) => payment_method_id));
  const others = openingEntries(methods).filter(({ payment_method_id }) => !has.has(payment_method_id));
  return [...known, ...others.map((entry) => ({ ...entry, expected: blind ? null : '0.00' }))];
}

/** What was counted of a method. */
export type Count = Pick<CountEntry, 'amount' | 'denominations'>;

/** What was counted, by the id of its method. */
export type Counts = Readonly<Record<string, Count>>;

/** Entries with what was counted of them. */
export function withCounts(entries: readonly CountEntry[], counts: Counts): CountEntry[] {
  return entries.map((entry) => ({ ...entry, ...counts[entry.payment_method_id] }));
}

/** Counted less expected; undefined until it was counted. */
export function differenceOf({ expected, amount }: CountEntry): string | undefined {
  return expected === null || amount === null || amount === ''
    ? undefined
    : toMoney(exact(amount).minus(expected));
}

/** What is wrong with an entry: nobody counted something that should be there, or what was typed is no amount. */
export function entryError({ expected, must_count = false, amount }: CountEntry): string | undefined {
  if (amount === null) return 'Escribe un número, por ejemplo 1.234,56.';
  const isDue = must_count || !exact(expected ?? 0).isZero();
  if (amount === '' && isDue) return 'Cuenta lo que hay. Si no hay nada, escribe 0.';
  return undefined;
}

/** A count as it is filled in. */
export interface CountValues {
  counts: Counts;
  notes: string;
}

export const NOTHING_COUNTED: CountValues = { counts: {}, notes: '' };

/** A count that is done: an entry says itself what is wrong with it (`entryError`). */
export function countFormSchema(entries: readonly CountEntry[]) {
  return z.object({
    counts: z.custom<Counts>((counts) =>
      withCounts(entries, counts as Counts).every((entry) => entryError(entry) === undefined),
    ),
    notes: z.string().trim(),
  });
}

/** What is sent: entries that were counted, and those notes that there were some of. */
export function countsToSend(entries: readonly CountEntry[]) {
  return entries.flatMap(({ payment_method_id, amount, denominations }) =>
    amount === null || amount === ''
      ? []
      : [
          {
            ...{ payment_method_id, amount },
            // Begun and not gone on with: the amount is the one that was typed.
            ...(denominations &&
              Object.keys(denominations).length > 0 && { denominations: { ...denominations } }),
          },
        ],
  );
}

export type Judgement = 'exact' | 'short' | 'over';

/** @param difference counted less expected */
export function judge(difference: string): Judgement {
  const amount = exact(difference);
  if (amount.isZero()) return 'exact';
  return amount.lt(0) ? 'short' : 'over';
}
