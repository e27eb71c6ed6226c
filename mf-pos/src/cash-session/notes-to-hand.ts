import { exact, floor, toMoney } from '@cuadra/shared/domain';
import { denominationsOf } from './denominations.ts';

/** How many of one note or coin. */
export interface Notes {
  /** Its value, as `denominations.ts` writes it. */
  value: string;
  count: number;
}

export interface HandedNotes {
  /** The largest first; empty for a currency whose notes we do not know. */
  notes: Notes[];
  /** What no note or coin covers, `"0.22"`; `"0.00"` where nothing is left. */
  rest: string;
}

/** Counted where there are any, but kept by whoever gets one: no cash drawer gives change with them. */
const HARDLY_FOUND: Readonly<Record<string, readonly string[]>> = { USD: ['2'] };

/** An amount in as few notes and coins as it takes: $ 11 is 1 × 10 and 1 × 1. */
export function notesToHand(amount: string, currency: string): HandedNotes {
  const values = denominationsOf(currency).filter((value) => !HARDLY_FOUND[currency]?.includes(value));
  let left = exact(amount);
  const notes = values.flatMap((value) => {
    const count = left.gt(0) ? floor(left.div(value)).toNumber() : 0;
    left = left.minus(exact(value).times(count));
    return count > 0 ? [{ value, count }] : [];
  });
  return { notes, rest: toMoney(left) };
}
