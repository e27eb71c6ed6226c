import {
  type CurrencyPair,
  creditLeft,
  type Debt,
  type Debtor,
  debtCurrency,
  passesLimit,
} from '@cuadra/shared/domain';
import { missingIn, type PaymentState } from './payment.ts';

/** What the credit of a sale comes to, as the payments stand. */
export type CreditState =
  /** What is missing becomes this debt. */
  | { kind: 'debt'; debt: Debt }
  /** Somebody has to owe it (docs/contract.md#sales). */
  | { kind: 'no-client'; debt: Debt }
  /** More than the client may owe: only `left`, in the alternative currency, is still free. */
  | { kind: 'over-limit'; debt: Debt; left: string };

/** Holds what a credit sale leaves unpaid against the client's limit; undefined for another sale, or with nothing unpaid. */
export function creditState(
  sale: { type: 'normal' | 'credit'; products: readonly { currency: string }[] },
  client: Debtor | null,
  state: PaymentState,
  pair: CurrencyPair,
): CreditState | undefined {
  if (sale.type !== 'credit' || state.kind !== 'missing') return undefined;
  const currency = debtCurrency(sale.products, pair);
  const debt = { amount: missingIn(state.amount, currency, pair), currency };
  if (!client) return { kind: 'no-client', debt };
  return passesLimit(client, debt, pair)
    ? { kind: 'over-limit', debt, left: creditLeft(client, pair) ?? '0.00' }
    : { kind: 'debt', debt };
}
