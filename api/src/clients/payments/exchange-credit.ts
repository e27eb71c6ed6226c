import type { ClientPayment, exchangeCredit as call } from '@cuadra/shared/contract';
import { type CurrencyPair, convert, exact, newId, toMoney } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../../database/request-hash.ts';
import { readPaymentFacts } from '../../debts/payment-facts.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findClient } from '../find-client.ts';
import { lockClient } from '../lock-client.ts';
import { readPayment } from './read-payment.ts';
import { writePayment } from './write-payment.ts';

interface Balance {
  amount: string;
  currency: string;
}

/**
 * Pays a debt in one currency with what is in the client's favour in the other, as far as it goes, at the day's rate.
 *
 * @throws ApiError 404; 400 with `id: nothing-to-exchange`, or `rate: no-rate`; 409 ERROR_RATE_CHANGED, or ERROR_CONFLICT
 * for an id used with another body
 */
export async function exchangeCredit(
  trx: CompanyTransaction,
  owner: { companyId: string; userId: string },
  clientId: string,
  draft: z.output<typeof call.body>,
): Promise<ClientPayment> {
  const requestHash = hashRequest(['exchange', clientId, draft]);
  const id = draft.id ?? newId();
  await lockClient(trx, clientId);
  if (isRepeated(await findRequest(trx, 'client_payments', draft.id), requestHash))
    return readPayment(trx, id);
  const { balances } = await findClient(trx, clientId);
  const { main, alternative, latest } = await readPaymentFacts(trx, [], balances);
  if (draft.rate_id !== undefined && draft.rate_id !== latest.rate_id) {
    throw new ApiError('ERROR_RATE_CHANGED', { details: { ...latest, main, alternative } });
  }
  const pair = { main, alternative, rate: latest.rate, inverse: latest.inverse };
  const ofPair = balances.filter(({ currency }) => currency === main || currency === alternative);
  const debt = ofPair.find(({ amount }) => exact(amount).gt(0));
  const favour = ofPair.find(({ amount }) => exact(amount).lt(0));
  if (!debt || !favour) return refuse({ id: 'nothing-to-exchange' });
  if (latest.rate_id === null) return refuse({ rate: 'no-rate' });
  const { amount, credit } = exchanged(
    debt,
    { ...favour, amount: toMoney(exact(favour.amount).neg()) },
    pair,
  );
  if (exact(amount).lte(0) || exact(credit).lte(0)) return refuse({ id: 'nothing-to-exchange' });
  const { currency } = debt;
  await writePayment(trx, {
    ...{ ...owner, clientId, id, requestHash, allocations: [] },
    ...{ kind: 'exchange', note: draft.note, credit: { amount: credit, currency: favour.currency } },
    checked: {
      ...{ pair, rate_id: latest.rate_id, currency, amount, tenders: [], rounding: '0.00' },
      balance: toMoney(exact(debt.amount).minus(amount)),
    },
    movements: [
      { amount: credit, currency: favour.currency },
      { amount: `-${amount}`, currency },
    ],
  });
  return readPayment(trx, id);
}

/** What is paid of the debt, and what that takes of the balance in favour: one of the two goes whole. */
function exchanged(debt: Balance, favour: Balance, pair: CurrencyPair): { amount: string; credit: string } {
  const worth = toMoney(convert(favour.amount, favour.currency, debt.currency, pair));
  if (exact(worth).lte(debt.amount)) return { amount: worth, credit: favour.amount };
  const cost = toMoney(convert(debt.amount, debt.currency, favour.currency, pair));
  return { amount: debt.amount, credit: exact(cost).lt(favour.amount) ? cost : favour.amount };
}

function refuse(fields: Record<string, string>): never {
  throw new ApiError('ERROR_VALIDATION', { fields });
}
