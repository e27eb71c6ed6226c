import type { receivePurchase as ReceivePurchase } from '@cuadra/shared/contract';
import { exact, newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { hashRequest } from '../database/request-hash.ts';
import { checkPayment } from '../debts/check-payment.ts';
import { readMethods } from '../debts/payment-facts.ts';
import { ApiError } from '../errors/api-error.ts';
import { lockSupplier, writeEntry, writePayment } from '../suppliers/supplier-ledger.ts';
import {
  type PayersSession,
  takeFromCashSession,
  withdrawalReason,
} from '../suppliers/take-from-cash-session.ts';
import type { LockedPurchase } from './lock-purchase.ts';
import type { ReceiptRate } from './receipt-rate.ts';

interface Owed {
  draft: LockedPurchase;
  rate: ReceiptRate;
  body: z.output<typeof ReceivePurchase.body>;
  /** Held, where what is paid in cash leaves it. */
  payersSession: PayersSession | undefined;
}

/**
 * What the supplier is owed for a purchase, and what of it is paid at once, at the purchase's rate.
 *
 * @returns what was paid of it
 * @throws ApiError 409 ERROR_CONFLICT with `already-used` on `invoice_number`; what checkPayment and takeFromCashSession throw
 */
export async function owePurchase(
  trx: CompanyTransaction,
  { companyId, userId }: CompanySession,
  { draft, rate, body, payersSession }: Owed,
): Promise<string> {
  const { id: purchaseId, supplier_id: supplierId, total, currency } = draft;
  if (supplierId === null) throw new Error('a purchase without a supplier is not received');
  const { name, balances } = await lockSupplier(trx, supplierId);
  // Once the supplier is held: of two that receive one invoice the second one finds the first.
  if (!body.repeated_knowingly) await checkInvoice(trx, draft);
  if (exact(total).gt(0)) {
    await writeEntry(trx, {
      ...{ companyId, userId, supplierId, kind: 'purchase', amount: total, currency },
      ...{ purchaseId, note: '' },
    });
  }
  if (body.payments.length === 0) return '0.00';
  const before = balances.find((balance) => balance.currency === currency)?.amount ?? '0';
  const owed = exact(before).plus(total);
  const amount = owed.lt(total) ? owed.toFixed() : total;
  const checked = checkPayment(
    { payments: body.payments, note: '', currency },
    {
      ...{ main: rate.pair.main, alternative: rate.pair.alternative },
      latest: { rate: rate.pair.rate, inverse: rate.pair.inverse, rate_id: rate.rate_id },
      isOwnRate: rate.hasRate,
      methods: await readMethods(trx, body.payments),
      balances: [{ currency, amount }],
    },
  );
  const paymentId = newId();
  await writePayment(trx, {
    ...{ companyId, userId, supplierId, id: paymentId, purchaseId, note: '' },
    checked: { ...checked, balance: owed.minus(checked.amount).toFixed(2) },
    requestHash: hashRequest([body.receive_id]),
  });
  if (payersSession) {
    const invoice = draft.invoice_number === null ? '' : `factura ${draft.invoice_number}`;
    await takeFromCashSession(trx, payersSession, {
      paymentId,
      reason: withdrawalReason('Pago de compra', name, invoice),
      checked,
    });
  }
  return checked.amount;
}

/** One invoice is received once, unless somebody says that it is meant. */
async function checkInvoice(
  trx: CompanyTransaction,
  { id, supplier_id, invoice_number }: LockedPurchase,
): Promise<void> {
  if (invoice_number === null) return;
  const { rows } = await sql<{ id: string; number: string }>`
    select id, number from purchases
    where company_id = ${trx.companyId} and supplier_id = ${supplier_id} and state = 'received' and id <> ${id}
      and lower(invoice_number) = lower(${invoice_number}) limit 1`.execute(trx);
  const [other] = rows;
  if (!other) return;
  const details = { purchase_id: other.id, purchase_number: Number(other.number) };
  throw new ApiError('ERROR_CONFLICT', { fields: { invoice_number: 'already-used' }, details });
}
