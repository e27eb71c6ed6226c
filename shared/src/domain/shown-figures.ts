import { exact, toMoney } from './decimal.ts';
import { formatMoney } from './format.ts';

/** The two currencies of an answer. */
export interface TwoCurrencies {
  main: string;
  alternative: string;
}

interface Money {
  /** Canonical decimal. */
  amount: string;
  /** ISO code. */
  currency: string;
}

/** A figure as it is shown: the currency to compare in, and the other one beside it. */
export type ShownMoney = Money & { other: Money | undefined };

/**
 * Which of the two is shown large. Figures add up days, each at its own rate: the bolívar is the one that does not stay
 * the same between them, so the other one it is.
 */
export function steadyCurrency({ main, alternative }: TwoCurrencies): string {
  return main === 'VES' ? alternative : main;
}

/**
 * @param inMain the amount in the main currency
 * @param inAlternative the same in the alternative one
 */
export function shownMoney(inMain: string, inAlternative: string, pair: TwoCurrencies): ShownMoney {
  const { other, ...main } = ticketMoney(inMain, inAlternative, pair);
  return other && steadyCurrency(pair) === other.currency ? { ...other, other: main } : { ...main, other };
}

/** An amount of one sale, as its ticket says it: the main currency first, whichever is steadier. */
export function ticketMoney(inMain: string, inAlternative: string, pair: TwoCurrencies): ShownMoney {
  const main = { amount: inMain, currency: pair.main };
  return pair.main === pair.alternative
    ? { ...main, other: undefined }
    : { ...main, other: { amount: inAlternative, currency: pair.alternative } };
}

/** The same of a figure that may be none. */
export function shownOrNothing({ main, alternative }: Amounts, pair: TwoCurrencies): ShownMoney | undefined {
  return main === null || alternative === null ? undefined : shownMoney(main, alternative, pair);
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
export function steadyAmount({ main, alternative }: Amounts, pair: TwoCurrencies): string | null {
  return steadyCurrency(pair) === pair.alternative ? alternative : main;
}

/** The same as text: `$ 159,50`. */
export function steadyText(amounts: Amounts, pair: TwoCurrencies): string | null {
  const amount = steadyAmount(amounts, pair);
  return amount === null ? null : formatMoney(amount, steadyCurrency(pair));
}

interface Tickets {
  tickets: number;
  annulments: number;
  total: string;
  total_alternative: string;
}

/** What a ticket that was not annulled brought on average; null without any. */
export function averageTicket({ tickets, annulments, total, total_alternative }: Tickets): Amounts {
  const issued = tickets - annulments;
  const each = (amount: string) => (issued > 0 ? toMoney(exact(amount).div(issued)) : null);
  return { main: each(total), alternative: each(total_alternative) };
}
