import { type Exact, exact, sum, toMoney } from './decimal.ts';
import { type CurrencyPair, convert, isOfPair } from './rate.ts';

/** What somebody owes, in the currency that it is held in. */
export interface Debt {
  amount: string;
  currency: string;
}

/** Who buys on credit. */
export interface Debtor {
  /** In the alternative currency; null: no limit. */
  credit_limit: string | null;
  balances: readonly Debt[];
}

/** A debt is held in the currency of the prices; the alternative where a sale mixes both (docs/contract.md#sales). */
export function debtCurrency(
  lines: readonly { currency: string }[],
  pair: Pick<CurrencyPair, 'main' | 'alternative'>,
): string {
  const [first, ...rest] = new Set(lines.map((line) => line.currency));
  return first !== undefined && rest.length === 0 && isOfPair(first, pair) ? first : pair.alternative;
}

/**
 * All that is owed, in the alternative currency at this rate, unrounded. A debt in a currency that the company does not
 * use any more cannot be compared and is left out.
 */
export function owedInAlternative(debts: readonly Debt[], pair: CurrencyPair): Exact {
  const comparable = debts.filter(({ currency }) => isOfPair(currency, pair));
  return sum(comparable.map(({ amount, currency }) => convert(amount, currency, pair.alternative, pair)));
}

/** Whether a debt more would pass the limit; it may be reached. */
export function passesLimit({ credit_limit, balances }: Debtor, debt: Debt, pair: CurrencyPair): boolean {
  if (credit_limit === null) return false;
  const owed = owedInAlternative([...balances, debt], pair);
  return exact(toMoney(owed)).gt(credit_limit);
}

/** What may still be owed, in the alternative currency, never below zero; undefined without a limit. */
export function creditLeft({ credit_limit, balances }: Debtor, pair: CurrencyPair): string | undefined {
  if (credit_limit === null) return undefined;
  const left = exact(credit_limit).minus(toMoney(owedInAlternative(balances, pair)));
  return toMoney(left.gt(0) ? left : 0);
}
