import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';

/** A line of the ledger: positive, the client owes more. */
export interface DebtMovement {
  amount: string;
  currency: string;
}

interface Cause {
  companyId: string;
  userId: string;
  clientId: string;
  kind: 'payment' | 'refund' | 'exchange' | 'payment_annulment' | 'opening' | 'opening_annulment';
  paymentId?: string | null;
  openingId?: string | null;
  note: string;
}

/** Writes lines of a client's ledger, and the balances that are kept beside it. */
export async function moveDebt(
  trx: CompanyTransaction,
  { companyId, userId, clientId, kind, paymentId = null, openingId = null, note }: Cause,
  movements: readonly DebtMovement[],
): Promise<void> {
  for (const { amount, currency } of movements) {
    await sql`
      with movement as (
        insert into client_movements (company_id, client_id, kind, amount, currency, payment_id, opening_id, user_id, note)
        values (${companyId}, ${clientId}, ${kind}, ${amount}::numeric, ${currency}, ${paymentId}::uuid,
          ${openingId}::uuid, ${userId}, ${note})
      )
      insert into client_balances (company_id, client_id, currency, amount)
      values (${companyId}, ${clientId}, ${currency}, ${amount}::numeric)
      on conflict (company_id, client_id, currency)
      do update set amount = client_balances.amount + excluded.amount`.execute(trx);
  }
}
