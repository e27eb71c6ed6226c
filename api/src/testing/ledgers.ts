import assert from 'node:assert/strict';
import type { TestApi } from './start-api.ts';

/** What a client owes, by currency: by the cached balances and by the ledger, which must agree. Nothing owed is left out. */
export async function debtsOf(api: TestApi, client: string): Promise<Record<string, string>> {
  const rows = await api.database.query<{ currency: string; stored: string; ledger: string }>(
    `select b.currency, b.amount as stored, coalesce(sum(m.amount), 0)::numeric(20, 2) as ledger
     from client_balances b left join client_movements m using (company_id, client_id, currency)
     where b.client_id = $1 group by b.currency, b.amount order by 1`,
    [client],
  );
  for (const { stored, ledger } of rows) assert.equal(stored, ledger, 'the balance is not its ledger');
  return Object.fromEntries(
    rows.filter(({ stored }) => Number(stored) !== 0).map((row) => [row.currency, row.stored]),
  );
}
