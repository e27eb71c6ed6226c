import type { paySupplier as PaySupplier, SupplierPayment } from '@cuadra/shared/contract';
import { newId, toPairRate } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { checkPayment } from '../debts/check-payment.ts';
import { readPaymentFacts } from '../debts/payment-facts.ts';
import { lockSupplier, writePayment } from './supplier-ledger.ts';
import { holdPayersSession, takeFromCashSession, withdrawalReason } from './take-from-cash-session.ts';

/**
 * An abono: tenders, ledger, balance and, where it is said, what leaves the payersSession, in one transaction. The supplier is held, so that two at once cannot pay more than is
 * owed. Two that come side by side with one id break `supplier_payments_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 404 for a supplier who is not there; 409 ERROR_CONFLICT for an id used with another body; what
 * checkPayment, holdPayersSession and takeFromCashSession throw
 */
export async function paySupplier(
  trx: CompanyTransaction,
  session: CompanySession,
  supplierId: string,
  draft: z.output<typeof PaySupplier.body>,
): Promise<SupplierPayment> {
  const requestHash = hashRequest([supplierId, draft]);
  const id = draft.id ?? newId();
  // Before anything is held: a try after a lost answer is answered though the cash session was closed meanwhile.
  if (isRepeated(await findRequest(trx, 'supplier_payments', draft.id), requestHash)) {
    return readPayment(trx, id);
  }
  const payersSession = draft.from_cash_session ? await holdPayersSession(trx, session) : undefined;
  const { name, balances } = await lockSupplier(trx, supplierId);
  // Once more: another with the same id may have been waited for.
  if (isRepeated(await findRequest(trx, 'supplier_payments', draft.id), requestHash)) {
    return readPayment(trx, id);
  }
  const checked = checkPayment(draft, await readPaymentFacts(trx, draft.payments, balances));
  const { companyId, userId } = session;
  const { note } = draft;
  await writePayment(trx, {
    ...{ companyId, userId, supplierId, id, purchaseId: null, note, checked, requestHash },
  });
  if (payersSession) {
    await takeFromCashSession(trx, payersSession, {
      paymentId: id,
      reason: withdrawalReason('Abono', name, note),
      checked,
    });
  }
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
