import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { moveDebts } from '../payments/move-debt.ts';
import type { DebtDays } from './debt-days.ts';

export interface OpeningDebtDraft extends DebtDays {
  id: string;
  clientId: string;
  amount: string;
  currency: string;
  note: string;
  requestHash: Buffer;
}

/** Written at a time. */
const ROWS_A_STATEMENT = 2_000;

/** Writes opening debts of clients who are locked, and what they do to the ledger and to the balances. */
export async function writeOpeningDebts(
  trx: CompanyTransaction,
  userId: string,
  debts: readonly OpeningDebtDraft[],
): Promise<void> {
  const { companyId } = trx;
  for (let start = 0; start < debts.length; start += ROWS_A_STATEMENT) {
    const part = debts.slice(start, start + ROWS_A_STATEMENT);
    const rows = part.map(({ clientId, requestHash, ...debt }) => ({
      ...{ ...debt, client_id: clientId, request_hash: requestHash.toString('hex') },
    }));
    await sql`
      insert into client_opening_debts (company_id, id, client_id, amount, currency, owed_since, due_on, note, user_id,
        request_hash)
      select ${companyId}::uuid, f.id, f.client_id, f.amount, f.currency, f.owed_since, f.due_on, f.note, ${userId}::uuid,
        decode(f.request_hash, 'hex')
      from json_to_recordset(${JSON.stringify(rows)}::json) as f(id uuid, client_id text, amount numeric, currency text,
        owed_since date, due_on date, note text, request_hash text)`.execute(trx);
    await moveDebts(
      trx,
      userId,
      part.map(({ id, clientId, amount, currency, note }) => ({
        ...{ clientId, kind: 'opening' as const, openingId: id, amount, currency, note },
      })),
    );
  }
}
