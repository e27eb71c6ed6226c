import type { ClientPayment } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import type { CheckedPayment } from '../../debts/check-payment.ts';
import { addDailyFigures } from '../../sales/daily-figures.ts';
import type { PaidDebt } from './allocate.ts';
import { type DebtMovement, moveDebt } from './move-debt.ts';

export interface PaymentToWrite {
  companyId: string;
  userId: string;
  clientId: string;
  id: string;
  kind: ClientPayment['kind'];
  checked: CheckedPayment;
  note: string;
  requestHash: Buffer;
  allocations: readonly PaidDebt[];
  /** Of an exchange: what it takes of the balance in favour. */
  credit?: { amount: string; currency: string };
  movements: readonly DebtMovement[];
}

/**
 * Writes an abono, what was given back or an exchange, with its ledger. The open cash session of who does it is held, as a
 * sale holds it: who closes it waits for the money that is in it.
 */
export async function writePayment(trx: CompanyTransaction, payment: PaymentToWrite): Promise<void> {
  const { companyId, userId, clientId, id, kind, checked, note, credit } = payment;
  const { pair, tenders } = checked;
  await moveDebt(trx, { companyId, userId, clientId, kind, paymentId: id, note }, payment.movements);
  await sql`
    with cash_session as materialized (
      select c.id from cash_sessions c
      where c.company_id = ${companyId} and c.user_id = ${userId}::uuid and c.closed_at is null for share
    ), numbered as (
      insert into counters (company_id, name, last) values (${companyId}, 'client_payments', 1)
      on conflict (company_id, name) do update set last = counters.last + 1 returning last
    )
    insert into client_payments (company_id, id, number, kind, client_id, amount, currency, balance, credit_amount,
      credit_currency, main, alternative, rate, inverse, rate_id, rounding, note, user_id, cash_session_id, request_hash)
    select ${companyId}, ${id}, last, ${kind}, ${clientId}, ${checked.amount}, ${checked.currency}, ${checked.balance},
      ${credit?.amount ?? null}, ${credit?.currency ?? null}, ${pair.main}, ${pair.alternative}, ${pair.rate},
      ${pair.inverse}, ${checked.rate_id}, ${checked.rounding}, ${note}, ${userId},
      ${kind === 'exchange' ? null : sql`(select id from cash_session)`}, ${payment.requestHash}
    from numbered`.execute(trx);
  const company_id = companyId;
  if (tenders.length > 0) {
    await trx
      .insertInto('client_payment_tenders')
      .values(tenders.map((tender, position) => ({ ...tender, company_id, payment_id: id, position })))
      .execute();
  }
  if (payment.allocations.length > 0) {
    await trx
      .insertInto('client_payment_allocations')
      .values(payment.allocations.map((one, position) => ({ ...one, company_id, payment_id: id, position })))
      .execute();
  }
  if (kind !== 'exchange') await addDailyFigures(trx, companyId, { kind, id });
}
