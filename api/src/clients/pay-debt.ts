import type { ClientPayment } from '@cuadra/shared/contract';
import { newId, toPairRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { type CheckedPayment, checkPayment, type PaymentDraft } from '../debts/check-payment.ts';
import { readPaymentFacts } from '../debts/payment-facts.ts';
import { orNotFound } from '../errors/api-error.ts';
import { addDailyFigures } from '../sales/daily-figures.ts';
import { findClient } from './find-client.ts';

type Payment = z.input<typeof ClientPayment>;

/**
 * An abono: tenders, ledger and balance in one transaction. The client's row is locked, so that two at once cannot pay
 * more than is owed. Two that come side by side with one id break `client_payments_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 404 for a client who is not there; 409 ERROR_CONFLICT for an id used with another body; what
 * checkPayment throws
 */
export async function payDebt(
  trx: CompanyTransaction,
  owner: { companyId: string; userId: string },
  clientId: string,
  draft: PaymentDraft,
): Promise<Payment> {
  const requestHash = hashRequest([clientId, draft]);
  const id = draft.id ?? newId();
  const { rows } = await sql`
    select from clients where company_id = ${trx.companyId} and id = ${clientId} for update`.execute(trx);
  orNotFound(rows[0]);
  if (isRepeated(await findRequest(trx, 'client_payments', draft.id), requestHash))
    return readPayment(trx, id);
  const { balances } = await findClient(trx, clientId);
  const checked = checkPayment(draft, await readPaymentFacts(trx, draft.payments, balances));
  await writePayment(trx, { ...owner, clientId, id, draft, checked, requestHash });
  return readPayment(trx, id);
}

interface PaymentToWrite {
  companyId: string;
  userId: string;
  clientId: string;
  id: string;
  draft: PaymentDraft;
  checked: CheckedPayment;
  requestHash: Buffer;
}

/** The receiver's open cash session is held, as a sale holds it: who closes it waits for the abonos that are in it. */
async function writePayment(trx: CompanyTransaction, payment: PaymentToWrite): Promise<void> {
  const { companyId, userId, clientId, id, draft, checked } = payment;
  const { pair, tenders } = checked;
  await sql`
    with cash_session as materialized (
      select c.id from cash_sessions c
      where c.company_id = ${companyId} and c.user_id = ${userId}::uuid and c.closed_at is null for share
    )
    insert into client_payments (company_id, id, client_id, amount, currency, balance, main, alternative, rate, inverse, rate_id,
      rounding, note, user_id, cash_session_id, request_hash)
    values (${companyId}, ${id}, ${clientId}, ${checked.amount}, ${checked.currency}, ${checked.balance}, ${pair.main},
      ${pair.alternative}, ${pair.rate}, ${pair.inverse},
      ${checked.rate_id}, ${checked.rounding}, ${draft.note}, ${userId}, (select id from cash_session), ${payment.requestHash})`.execute(
    trx,
  );
  await trx
    .insertInto('client_payment_tenders')
    .values(
      tenders.map((tender, position) => ({ ...tender, company_id: companyId, payment_id: id, position })),
    )
    .execute();
  await trx
    .insertInto('client_movements')
    .values({
      company_id: companyId,
      client_id: clientId,
      kind: 'payment',
      amount: `-${checked.amount}`,
      currency: checked.currency,
      note: draft.note,
      user_id: userId,
    })
    .execute();
  await trx
    .updateTable('client_balances')
    .set({ amount: sql<string>`amount - ${checked.amount}::numeric` })
    .where('client_id', '=', clientId)
    .where('currency', '=', checked.currency)
    .execute();
  await addDailyFigures(trx, companyId, { kind: 'payment', id });
}

async function readPayment(trx: CompanyTransaction, id: string): Promise<Payment> {
  const row = await trx
    .selectFrom('client_payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const payments = await trx
    .selectFrom('client_payment_tenders')
    .select(['payment_method_id', 'name', 'amount', 'currency', 'reference'])
    .where('payment_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    id: row.id,
    client_id: row.client_id,
    create_at: row.created_at.toISOString(),
    amount: row.amount,
    currency: row.currency,
    rate: toPairRate(row.rate),
    note: row.note,
    payments,
    balance: row.balance,
  };
}
