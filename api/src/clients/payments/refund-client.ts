import type { ClientPayment, refundClient as call } from '@cuadra/shared/contract';
import { exact, newId, toMoney } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../../database/request-hash.ts';
import { checkPayment } from '../../debts/check-payment.ts';
import { readPaymentFacts } from '../../debts/payment-facts.ts';
import { findClient } from '../find-client.ts';
import { lockClient } from '../lock-client.ts';
import { readPayment } from './read-payment.ts';
import { writePayment } from './write-payment.ts';

/**
 * Gives back of a balance in the client's favour: the arithmetic of an abono, of what the shop owes.
 *
 * @throws ApiError as `payDebt`; `currency: nothing-owed` where nothing is in their favour
 */
export async function refundClient(
  trx: CompanyTransaction,
  owner: { companyId: string; userId: string },
  clientId: string,
  draft: z.output<typeof call.body>,
): Promise<ClientPayment> {
  const requestHash = hashRequest(['refund', clientId, draft]);
  const id = draft.id ?? newId();
  await lockClient(trx, clientId);
  if (isRepeated(await findRequest(trx, 'client_payments', draft.id), requestHash))
    return readPayment(trx, id);
  const { balances } = await findClient(trx, clientId);
  const inFavour = balances.map(({ currency, amount }) => ({
    currency,
    amount: toMoney(exact(amount).neg()),
  }));
  const paid = checkPayment(draft, await readPaymentFacts(trx, draft.payments, inFavour));
  const checked = { ...paid, balance: toMoney(exact(paid.balance).neg()) };
  await writePayment(trx, {
    ...{ ...owner, clientId, id, requestHash, checked, allocations: [] },
    ...{ kind: 'refund', note: draft.note },
    movements: [{ amount: checked.amount, currency: checked.currency }],
  });
  return readPayment(trx, id);
}
