import {
  type CurrencyPair,
  convert,
  exact,
  type InBoth,
  isOfPair,
  owedInAlternative,
  sum,
  toMoney,
} from '@cuadra/shared/domain';
import type { SaleClient } from '../../sale/sale-client.ts';

/** What a client owes, and what they have in favour: apart, since the one is not paid with the other by itself. */
export interface ClientFigures {
  /** In both currencies at this rate; undefined for who owes nothing. */
  owed: InBoth | undefined;
  /** The same; undefined for who has nothing in favour. */
  favour: InBoth | undefined;
  /** How far all of it together is above the limit, in the alternative currency; undefined for who keeps it. */
  overBy: string | undefined;
}

/** What is held in a currency that the company does not use any more cannot be compared and is left out. */
export function clientFigures(
  { balances, credit_limit }: Pick<SaleClient, 'balances' | 'credit_limit'>,
  pair: CurrencyPair,
): ClientFigures {
  const owed = exact(toMoney(owedInAlternative(balances, pair)));
  const over = credit_limit === null ? undefined : owed.minus(credit_limit);
  return {
    owed: inBoth(balances, 1, pair),
    favour: inBoth(balances, -1, pair),
    overBy: over?.gt(0) ? toMoney(over) : undefined,
  };
}

/** @param sign 1 for what is owed, −1 for what is in favour */
function inBoth(balances: SaleClient['balances'], sign: 1 | -1, pair: CurrencyPair): InBoth | undefined {
  const those = balances.filter(
    ({ amount, currency }) => isOfPair(currency, pair) && exact(amount).times(sign).gt(0),
  );
  const [main, alternative] = [pair.main, pair.alternative].map((to) =>
    toMoney(sum(those.map(({ amount, currency }) => convert(amount, currency, to, pair))).abs()),
  );
  return those.length > 0 && main && alternative ? { main, alternative } : undefined;
}
