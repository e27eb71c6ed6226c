import type { BothAmounts } from '@cuadra/shared/contract';
import { type CurrencyPair, convert, type Debt, isOfPair, sum, toMoney } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCurrenciesUsed } from '../../money/currencies-used.ts';
import { latestRate } from '../../money/latest-rate.ts';

/** The company's two currencies at the rate that counts now. */
export async function readTodaysPair(trx: CompanyTransaction) {
  const { main, alternative } = await readCurrenciesUsed(trx);
  const { rate, inverse } = await latestRate(trx, main, alternative);
  return { main, alternative, rate, inverse };
}

/** Amounts added up, in each of the two currencies; what is in another one cannot be compared and is left out. */
export function inBoth(amounts: readonly Debt[], pair: CurrencyPair): BothAmounts {
  const known = amounts.filter(({ currency }) => isOfPair(currency, pair));
  const inOne = (wanted: string) =>
    toMoney(sum(known.map(({ amount, currency }) => toMoney(convert(amount, currency, wanted, pair)))));
  return { main: inOne(pair.main), alternative: inOne(pair.alternative) };
}
