import type { ClientPayment, payDebt as call } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../../database/request-hash.ts';
import { checkPayment } from '../../debts/check-payment.ts';
import { readPaymentFacts } from '../../debts/payment-facts.ts';
import { findClient } from '../find-client.ts';
import { lockClient } from '../lock-client.ts';
import { allocate } from './allocate.ts';
import { readPayment } from './read-payment.ts';
import { writePayment } from './write-payment.ts';

type Draft = z.output<typeof call.body>;

/**
 * An abono: tenders, ledger and balance in one transaction. The client's row is locked, so that two at once cannot pay
 * one debt twice. Two that come side by side with one id break `client_payments_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 404 for a client who is not there; 409 ERROR_CONFLICT for an id used with another body; what
 * checkPayment throws; 400 with `debts.N` for one that is not open, or held in another currency
 */
export async function payDebt(
  trx: CompanyTransaction,
  owner: { companyId: string; userId: string },
  clientId: string,
  draft: Draft,
): Promise<ClientPayment> {
  const requestHash = hashRequest([clientId, draft]);
  const id = draft.id ?? newId();
  await lockClient(trx, clientId);
  if (isRepeated(await findRequest(trx, 'client_payments', draft.id), requestHash))
    return readPayment(trx, id);
  const { balances } = await findClient(trx, clientId);
  const checked = checkPayment(draft, await readPaymentFacts(trx, draft.payments, balances));
  const allocations = await allocate(trx, clientId, draft.debts ?? [], checked);
  await writePayment(trx, {
    ...{ ...owner, clientId, id, requestHash, checked, allocations },
    ...{ kind: 'payment', note: draft.note },
    movements: [{ amount: `-${checked.amount}`, currency: checked.currency }],
  });
  return readPayment(trx, id);
}
