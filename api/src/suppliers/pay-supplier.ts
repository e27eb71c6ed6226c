import type { paySupplier as PaySupplier, SupplierPayment } from '@cuadra/shared/contract';
import { newId, toPairRate } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { checkPayment } from '../debts/check-payment.ts';
import { readPaymentFacts } from '../debts/payment-facts.ts';
import { lockSupplier, writePayment } from './supplier-ledger.ts';

/**
 * An abono: tenders, ledger and balance in one transaction. The supplier is held, so that two at once cannot pay more than is
 * owed. Two that come side by side with one id break `supplier_payments_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 404 for a supplier who is not there; 409 ERROR_CONFLICT for an id used with another body; what
 * checkPayment throws
 */
export async function paySupplier(
  trx: CompanyTransaction,
  { companyId, userId }: { companyId: string; userId: string },
  supplierId: string,
  draft: z.output<typeof PaySupplier.body>,
): Promise<SupplierPayment> {
  const requestHash = hashRequest([supplierId, draft]);
  const id = draft.id ?? newId();
  const balances = await lockSupplier(trx, supplierId);
  if (isRepeated(await findRequest(trx, 'supplier_payments', draft.id), requestHash)) {
    return readPayment(trx, id);
  }
  const checked = checkPayment(draft, await readPaymentFacts(trx, draft.payments, balances));
  const { note } = draft;
  await writePayment(trx, {
    companyId,
    userId,
    supplierId,
    id,
    purchaseId: null,
    note,
    checked,
    requestHash,
  });
  return readPayment(trx, id);
}

async function readPayment(trx: CompanyTransaction, id: string): Promise<SupplierPayment> {
  const row = await trx
    .selectFrom('supplier_payments')
    .select(['supplier_id', 'created_at', 'amount', 'currency', 'rate', 'note', 'balance'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const payments = await trx
    .selectFrom('supplier_payment_tenders')
    .select(['payment_method_id', 'name', 'amount', 'currency', 'reference'])
    .where('payment_id', '=', id)
    .orderBy('position')
    .execute();
  const { created_at, rate, ...rest } = row;
  return { id, ...rest, create_at: created_at.toISOString(), rate: toPairRate(rate), payments };
}
