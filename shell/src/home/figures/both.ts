import type { SalesFigures } from '@cuadra/shared/contract';
import { exact, formatMoney, toMoney } from '@cuadra/shared/domain';
import type { MoneyAmount } from '@cuadra/shared/ui';

/** The two currencies of an answer. */
export interface Pair {
  main: string;
  alternative: string;
}

/** An amount as it is shown: the currency to compare in, and the other one beside it. */
export type ShownMoney = MoneyAmount & { other: MoneyAmount | undefined };

/**
 * Which of the two is shown large. Days are added up here, each at its own rate: the bolívar is the one that does not
 * stay the same between them, so the other one it is.
 */
export function steadyCurrency({ main, alternative }: Pair): string {
  return main === 'VES' ? alternative : main;
}

/**
 * @param inMain the amount in the main currency
 * @param inAlternative the same in the alternative one
 */
export function shown(inMain: string, inAlternative: string, pair: Pair): ShownMoney {
  const main = { amount: inMain, currency: pair.main };
  const alternative = { amount: inAlternative, currency: pair.alternative };
  if (pair.main === pair.alternative) return { ...main, other: undefined };
  return steadyCurrency(pair) === pair.alternative
    ? { ...alternative, other: main }
    : { ...main, other: alternative };
}

/** The same of a figure that may be none. */
export function shownOrNothing({ main, alternative }: Amounts, pair: Pair): ShownMoney | undefined {
  return main === null || alternative === null ? undefined : shown(main, alternative, pair);
}

/** One figure in both currencies; null where it may not be seen, or is none. */
export interface Amounts {
  main: string | null;
  alternative: string | null;
}

/** The fields `name` and `name_alternative` of an answer. */
export function amountsOf<N extends string>(
  figures: { readonly [K in N | `${N}_alternative`]: string | null },
  name: N,
): Amounts {
  return { main: figures[name], alternative: figures[`${name}_alternative`] };
}

/** What is shown large, to be compared. */
export function steady({ main, alternative }: Amounts, pair: Pair): string | null {
  return steadyCurrency(pair) === pair.alternative ? alternative : main;
}

/** The same as text: `$ 159,50`. */
export function moneyText(amounts: Amounts, pair: Pair): string | null {
  const amount = steady(amounts, pair);
  return amount === null ? null : formatMoney(amount, steadyCurrency(pair));
}

type Tickets = Pick<SalesFigures, 'tickets' | 'annulments' | 'total' | 'total_alternative'>;

/** What a ticket that was not annulled brought on average; null without any. */
export function averageTicket({ tickets, annulments, total, total_alternative }: Tickets): Amounts {
  const kept = tickets - annulments;
  const each = (amount: string) => (kept > 0 ? toMoney(exact(amount).div(kept)) : null);
  return { main: each(total), alternative: each(total_alternative) };
}
