import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';

/** A line of the ledger: positive, the client owes more. */
export interface DebtMovement {
  amount: string;
  currency: string;
}

interface Cause {
  clientId: string;
  kind: 'payment' | 'refund' | 'exchange' | 'payment_annulment' | 'opening' | 'opening_annulment';
  paymentId?: string | null;
  openingId?: string | null;
  note: string;
}

/** Writes lines of a client's ledger, and the balances that are kept beside it. */
export async function moveDebt(
  trx: CompanyTransaction,
  { userId, ...cause }: Cause & { companyId: string; userId: string },
  movements: readonly DebtMovement[],
): Promise<void> {
  await moveDebts(
    trx,
    userId,
    movements.map((movement) => ({ ...cause, ...movement })),
  );
}

/** The same for several clients at once, who are locked; their balances are written in the order of their ids. */
export async function moveDebts(
  trx: CompanyTransaction,
  userId: string,
  movements: readonly (Cause & DebtMovement)[],
): Promise<void> {
  const { companyId } = trx;
  const rows = movements.map(({ clientId, kind, amount, currency, paymentId, openingId, note }, n) => ({
    ...{ n, client_id: clientId, kind, amount, currency, note },
    ...{ payment_id: paymentId ?? null, opening_id: openingId ?? null },
  }));
  await sql`
    with file as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as f(n int, client_id text, kind text, amount numeric,
        currency text, payment_id uuid, opening_id uuid, note text)
    ), movement as (
      insert into client_movements (company_id, client_id, kind, amount, currency, payment_id, opening_id, user_id, note)
      select ${companyId}::uuid, f.client_id, f.kind, f.amount, f.currency, f.payment_id, f.opening_id, ${userId}::uuid,
        f.note
      from file f order by f.n
    )
    insert into client_balances (company_id, client_id, currency, amount)
    select ${companyId}::uuid, f.client_id, f.currency, sum(f.amount) from file f
    group by f.client_id, f.currency order by f.client_id, f.currency
    on conflict (company_id, client_id, currency)
    do update set amount = client_balances.amount + excluded.amount`.execute(trx);
}
