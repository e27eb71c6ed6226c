import { type DecimalInput, type Exact, exact, sum, toMoney } from './decimal.ts';
import { MONEY_DECIMALS } from './decimals.ts';
import { type GrossLine, netOfDiscount } from './discount.ts';
import { type CurrencyPair, convert } from './rate.ts';

export interface SaleLine extends GrossLine {
  /** One of the pair's two. */
  currency: string;
  /** An amount in the line's currency, for the whole line. */
  discount: DecimalInput;
}

/** A payment, or a change given back: an amount in a currency of the pair. */
export interface Tender {
  amount: DecimalInput;
  currency: string;
}

/** Amounts in both currencies of the sale, each rounded on its own, with 2 decimals. */
export interface InBoth {
  main: string;
  alternative: string;
}

/** `round2((qty × unit_price − discount) × rate)`, a presentation's own price in the place of its units': worked out unrounded, converted once, rounded once. */
export function lineTotal(line: SaleLine, pair: CurrencyPair): InBoth {
  const net = netOfDiscount(line);
  return {
    main: toMoney(convert(net, line.currency, pair.main, pair)),
    alternative: toMoney(convert(net, line.currency, pair.alternative, pair)),
  };
}

/** The sums of the lines' totals, in each currency on its own (docs/contract.md#arithmetic). */
export function saleTotal(lines: readonly SaleLine[], pair: CurrencyPair): InBoth {
  const totals = lines.map((line) => lineTotal(line, pair));
  return {
    main: toMoney(sum(totals.map((total) => total.main))),
    alternative: toMoney(sum(totals.map((total) => total.alternative))),
  };
}

const HALF_A_CENT = exact(5).div(exact(10).pow(MONEY_DECIMALS + 1));

export interface SaleBalance {
  /** What is still missing, in each currency from that currency's total; negative: to be given back. */
  missing: InBoth;
  /** What is missing rounds to 0.00 in the currency of one of the payments, or exactly nothing is. */
  is_paid: boolean;
}

/**
 * Holds payments and changes against a total (docs/contract.md#arithmetic). A customer who pays the total shown in either
 * currency has paid, so what is missing is measured in each currency from that currency's own total; and in main it is
 * also converted, so that change in bolívares closes a payment in dollars.
 */
export function balanceOf(
  total: InBoth,
  payments: readonly Tender[],
  changes: readonly Tender[],
  pair: CurrencyPair,
): SaleBalance {
  const missingIn = (currency: string, of: string): Exact =>
    exact(of)
      .minus(received(payments, currency, pair))
      .plus(received(changes, currency, pair));
  const main = missingIn(pair.main, total.main);
  const alternative = missingIn(pair.alternative, total.alternative);
  const isPaidWith = (currency: string) => payments.some((payment) => payment.currency === currency);
  // What is missing of the total in main counts in the alternative, too: change in bolívares for dollars closes there.
  const closes =
    isPaidWith(pair.alternative) &&
    (isNothing(alternative) || isNothing(convert(main, pair.main, pair.alternative, pair)));
  return {
    missing: { main: toMoney(main), alternative: toMoney(alternative) },
    is_paid: main.isZero() || closes || (isPaidWith(pair.main) && isNothing(main)),
  };
}

/**
 * Whether an amount rounds to 0.00, a tie of either sign included: who pays, or gives as change, exactly what the screen
 * says is missing may be half a cent off and has no coin for it.
 */
function isNothing(missing: Exact): boolean {
  return missing.abs().lte(HALF_A_CENT);
}

function received(tenders: readonly Tender[], currency: string, pair: CurrencyPair): Exact {
  return sum(tenders.map((tender) => convert(tender.amount, tender.currency, currency, pair)));
}
