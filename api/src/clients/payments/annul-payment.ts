import type { ClientPayment } from '@cuadra/shared/contract';
import { exact, toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { actingUser } from '../../access/acting-user.ts';
import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { addDailyFigures } from '../../sales/daily-figures.ts';
import { cashSessionFor } from '../../sales/lock-sale.ts';
import { lockClient } from '../lock-client.ts';
import { moveDebt } from './move-debt.ts';
import { readPayment } from './read-payment.ts';

interface Row {
  kind: string;
  amount: string;
  currency: string;
  credit_amount: string | null;
  credit_currency: string | null;
  cash_session_id: string | null;
  is_annulled: boolean;
}

/**
 * Undoes an abono, what was given back, or an exchange, by counter-entries. Its money goes out as it came in, method by
 * method, of the open cash session of who annuls it, or else of the one that it was in. Annulled again, nothing happens
 * and the first reason stays.
 *
 * @throws ApiError 404; 403 for who is no user of the company
 */
export async function annulPayment(
  trx: CompanyTransaction,
  session: CompanySession,
  { clientId, paymentId, reason }: { clientId: string; paymentId: string; reason: string },
): Promise<ClientPayment> {
  const user = await actingUser(trx, session);
  await lockClient(trx, clientId);
  const { rows } = await sql<Row>`
    select kind, amount, currency, credit_amount, credit_currency, cash_session_id, exists (
        select from client_payment_annulments n where n.company_id = p.company_id and n.payment_id = p.id) as is_annulled
    from client_payments p
    where p.company_id = ${trx.companyId} and p.id = ${paymentId} and p.client_id = ${clientId}`.execute(trx);
  const payment = orNotFound(rows[0]);
  if (payment.is_annulled) return readPayment(trx, paymentId, clientId);
  const { companyId } = session;
  const isExchange = payment.kind === 'exchange';
  const cash_session_id = isExchange ? null : await cashSessionFor(trx, user.id, payment);
  await moveDebt(
    trx,
    { companyId, userId: user.id, clientId, kind: 'payment_annulment', paymentId, note: reason },
    counterEntries(payment),
  );
  await trx
    .insertInto('client_payment_annulments')
    .values({
      ...{ company_id: companyId, payment_id: paymentId, reason },
      ...{ user_id: user.id, user_name: user.name, cash_session_id },
    })
    .execute();
  if (!isExchange) await addDailyFigures(trx, companyId, { kind: 'payment_annulment', id: paymentId });
  return readPayment(trx, paymentId, clientId);
}

function counterEntries({ kind, amount, currency, credit_amount, credit_currency }: Row) {
  const debt = { amount: kind === 'refund' ? toMoney(exact(amount).neg()) : amount, currency };
  if (credit_amount === null || credit_currency === null) return [debt];
  return [debt, { amount: toMoney(exact(credit_amount).neg()), currency: credit_currency }];
}
