import type { CompanyTransaction } from '../database/connect.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';
import { latestRate } from '../money/latest-rate.ts';
import type { SaleMethod } from '../sales/sale-facts.ts';
import type { PaymentFacts } from './check-payment.ts';

/** What an abono of a client, or to a supplier, must agree with, at the rate that counts now. */
export async function readPaymentFacts(
  trx: CompanyTransaction,
  payments: readonly { payment_method_id: string }[],
  balances: PaymentFacts['balances'],
): Promise<PaymentFacts> {
  const { main, alternative } = await readCurrenciesUsed(trx);
  const { rate, inverse, rate_id } = await latestRate(trx, main, alternative);
  const methods = await readMethods(trx, payments);
  return { main, alternative, latest: { rate, inverse, rate_id }, methods, balances };
}

/** The methods of tenders, held: who removes one of them waits, and finds it in use. */
export async function readMethods(
  trx: CompanyTransaction,
  payments: readonly { payment_method_id: string }[],
): Promise<Map<string, SaleMethod>> {
  if (payments.length === 0) return new Map();
  const methods = await trx
    .selectFrom('payment_methods')
    .select(['id', 'name', 'currency', 'needs_reference'])
    .where('id', 'in', [...new Set(payments.map((tender) => tender.payment_method_id))])
    .forKeyShare()
    .execute();
  return new Map(methods.map((method) => [method.id, method]));
}
