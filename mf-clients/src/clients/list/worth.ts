import {
  type CurrencyPair,
  convert,
  type Debt,
  isOfPair,
  owedInAlternative,
  sum,
  toMoney,
} from '@cuadra/shared/domain';

/** An amount in both currencies of a company, rounded. */
export interface Worth {
  main: string;
  alternative: string;
}

/** What debts come to in each currency at this rate; one in a currency of before is left out. */
export function worthOf(debts: readonly Debt[], pair: CurrencyPair): Worth {
  const comparable = debts.filter(({ currency }) => isOfPair(currency, pair));
  return {
    main: toMoney(sum(comparable.map(({ amount, currency }) => convert(amount, currency, pair.main, pair)))),
    alternative: toMoney(owedInAlternative(comparable, pair)),
  };
}
