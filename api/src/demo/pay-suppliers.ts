import { createHash } from 'node:crypto';
import { exact, sum, toMoney, toRate } from '@cuadra/shared/domain';
import { checkPayment } from '../debts/check-payment.ts';
import type { Buying } from './buying.ts';
import { DEMO_METHODS_BY_ID } from './methods.ts';
import { tender } from './payment.ts';
import type { DemoRate } from './rates.ts';
import type { DemoSupplier } from './suppliers.ts';

export interface SupplierPaying {
  amount: string;
  currency: string;
  /** That it comes with; null of an abono. */
  purchaseId: string | null;
  at: Date;
  rate: DemoRate;
}

/**
 * Pays a supplier in the currency of the debt, from the bank.
 *
 * @throws ApiError when it is none that the API would take: an error here
 */
export function paySupplier(
  { chance, payments, movements }: Buying,
  supplier: DemoSupplier,
  { amount, currency, purchaseId, at, rate }: SupplierPaying,
): void {
  const own = movements.filter((one) => one.supplier_id === supplier.id && one.currency === currency);
  const owed = toMoney(sum(own.map((movement) => movement.amount)));
  const checked = checkPayment(
    { payments: [tender(currency === 'USD' ? 'zelle' : 'transfer', amount, chance)], note: '', currency },
    {
      ...{ main: 'VES', alternative: 'USD', methods: DEMO_METHODS_BY_ID },
      latest: { rate: toRate(rate.rate), inverse: null, rate_id: rate.id },
      balances: [{ currency, amount: owed }],
    },
  );
  const id = chance.id(at);
  const requestHash = createHash('sha256').update(id).digest();
  payments.push({ id, supplierId: supplier.id, purchaseId, checked, requestHash, at });
  movements.push({
    ...{ id: chance.id(at), supplier_id: supplier.id, kind: 'payment', currency, at },
    ...{ amount: toMoney(exact(checked.amount).neg()), purchase_id: purchaseId, payment_id: id },
  });
}
