import type { CurrencyPair, InBoth } from '@cuadra/shared/domain';
import type { PaymentEntry } from './methods.ts';
import { amountDue } from './payment.ts';

/**
 * The payments after the total has changed: one that was exact takes what the others leave of it, a typed one stays. One with
 * its reference stays too: that money is on its way already, as it was.
 *
 * @returns the same list where nothing changes
 */
export function followTotal(
  payments: readonly PaymentEntry[],
  total: InBoth,
  pair: CurrencyPair,
): readonly PaymentEntry[] {
  if (!payments.some(follows)) return payments;
  const settled = payments.filter((payment) => !follows(payment));
  const followed = payments.map((payment) => {
    if (!follows(payment)) return payment;
    const amount = amountDue(total, settled, payment.currency, pair);
    const exactly = amount === payment.amount ? payment : { ...payment, amount };
    // A second one that is exact has nothing left to take.
    settled.push(exactly);
    return exactly;
  });
  return followed.every((payment, index) => payment === payments[index]) ? payments : followed;
}

/** The payments as the customer has given them, when the sale is charged: from now on they follow nothing. */
export function taken(payments: readonly PaymentEntry[]): PaymentEntry[] {
  return payments.map(({ is_exact: _, ...payment }) => payment);
}

function follows({ is_exact, reference }: PaymentEntry): boolean {
  return is_exact === true && !reference?.trim();
}
