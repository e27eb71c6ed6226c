import { type CurrencyPair, exact, type InBoth, type Tender } from '@cuadra/shared/domain';
import { paymentState } from './payment.ts';

/** What is missing is always seen, if it is a cent. */
const OPEN = 0.97;

/**
 * How much of the square that closes (`BrandMark`) the payments draw: each currency its part of the total, 0 to 1. Together they
 * come to 1 where the sale is paid, whatever is to be given back, and to less before.
 */
export function drawnBy(
  total: InBoth,
  payments: readonly Tender[],
  pair: CurrencyPair,
): { main: number; alternative: number } {
  const isPaid = paymentState(total, payments, pair).kind !== 'missing';
  const part = (currency: string, whole: string) => {
    const paid = payments
      .filter((payment) => payment.currency === currency)
      .reduce((sum, payment) => sum.plus(payment.amount), exact(0));
    return exact(whole).gt(0) ? paid.div(whole).toNumber() : 0;
  };
  const main = part(pair.main, total.main);
  const alternative = pair.main === pair.alternative ? 0 : part(pair.alternative, total.alternative);
  const sum = main + alternative;
  if (sum === 0) return isPaid ? { main: 0.5, alternative: 0.5 } : { main: 0, alternative: 0 };
  const scale = isPaid ? 1 / sum : Math.min(1, OPEN / sum);
  return { main: main * scale, alternative: alternative * scale };
}
