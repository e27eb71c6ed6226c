import {
  type CurrencyPair,
  convert,
  type Debt,
  type Debtor,
  debtCurrency,
  exact,
  type InBoth,
  sum,
  toMoney,
} from '@cuadra/shared/domain';
import { missingIn } from './payment.ts';

/** What a client has in favour in the currency that a sale's debt would have: that pays it; `"0.00"` where nothing does. */
export function favourFor(
  client: Debtor | null,
  lines: readonly { currency: string }[],
  pair: CurrencyPair,
): Debt {
  const currency = debtCurrency(lines, pair);
  const own = (client?.balances ?? []).filter((one) => one.currency === currency);
  const favour = sum(own.map(({ amount }) => amount)).neg();
  return { currency, amount: toMoney(favour.gt(0) ? favour : 0) };
}

/** What of it pays a sale: all of it, or all of the sale. */
export function favourUsed({ amount, currency }: Debt, total: InBoth, pair: CurrencyPair): Debt {
  const whole = missingIn(total, currency, pair);
  return { currency, amount: exact(amount).gt(whole) ? whole : amount };
}

/** What is left to be paid of a total once a balance in favour has paid its part. */
export function lessFavour(total: InBoth, used: Debt, pair: CurrencyPair): InBoth {
  // The last cents of the other currency, in which each line was rounded on its own, are nobody's to pay.
  if (used.amount === missingIn(total, used.currency, pair)) return { main: '0.00', alternative: '0.00' };
  const less = (amount: string, currency: string) => {
    const left = exact(amount).minus(toMoney(convert(used.amount, used.currency, currency, pair)));
    return toMoney(left.gt(0) ? left : 0);
  };
  return { main: less(total.main, pair.main), alternative: less(total.alternative, pair.alternative) };
}
