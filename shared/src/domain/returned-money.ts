import { exact, sum, toMoney } from './decimal.ts';
import { type CurrencyPair, convert } from './rate.ts';
import type { InBoth } from './sale.ts';

/** What a sale's money stood at before something of it came back. */
export interface MoneyOfSale {
  /** Of what the sale left owed, what no earlier return took off, in `debtCurrency`; abonos since do not matter here. */
  debtLeft: string;
  debtCurrency: string;
  /**
   * In main: received for the sale and not paid back yet; where there is nothing, nothing is paid back. On credit, goods
   * of less than half a cent leave no debt either.
   */
  received: string;
}

export interface ReturnedMoney {
  /** What the goods that come back are worth. */
  total: string;
  total_alternative: string;
  /** Off the debt, in its currency. */
  debt: string;
  /** What is paid back. */
  toPay: InBoth;
}

/**
 * Goods that come back are first taken off what their sale left owed; the rest is paid back.
 *
 * @param lines what each part that comes back is worth, as `returnedShare` gives it
 */
export function returnedMoney(
  lines: readonly { total: string; total_alternative: string }[],
  pair: CurrencyPair,
  { debtLeft, debtCurrency, received }: MoneyOfSale,
): ReturnedMoney {
  const total = toMoney(sum(lines.map((line) => line.total)));
  const total_alternative = toMoney(sum(lines.map((line) => line.total_alternative)));
  const inDebtCurrency = debtCurrency === pair.main ? total : total_alternative;
  const debt = exact(debtLeft).lt(inDebtCurrency) ? toMoney(debtLeft) : inDebtCurrency;
  const offDebt = (currency: string) => toMoney(convert(debt, debtCurrency, currency, pair));
  const rest: InBoth = {
    main: toMoney(exact(total).minus(offDebt(pair.main))),
    alternative: toMoney(exact(total_alternative).minus(offDebt(pair.alternative))),
  };
  // What the debt takes whole leaves nothing, though the other currency's rounding may say a cent.
  const isCovered = debt === inDebtCurrency || exact(rest.main).lte(0) || exact(rest.alternative).lt(0);
  const leavesNothing = exact(received).lte(0) || (isCovered && !exact(debt).isZero());
  return {
    total,
    total_alternative,
    debt,
    toPay: leavesNothing ? { main: '0.00', alternative: '0.00' } : rest,
  };
}
