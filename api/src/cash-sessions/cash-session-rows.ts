import type { CashSession } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCashCounts } from './read-cash-counts.ts';
import { readCashSessionSales } from './read-cash-session-sales.ts';

/** A cash session as its table has it, without the figures that come from the ledgers. */
interface CashSessionRow {
  id: string;
  user_id: string;
  user_name: string;
  opened_at: Date;
  closed_at: Date | null;
  notes: string;
  sales: string;
}

/** Cash sessions, without an order. */
export function selectCashSessions(trx: CompanyTransaction) {
  return trx
    .selectFrom('cash_sessions as c')
    .select(['id', 'user_id', 'user_name', 'opened_at', 'closed_at', 'notes'])
    .select(
      sql<string>`(select count(*) from sales s where s.company_id = c.company_id and s.cash_session_id = c.id)`.as(
        'sales',
      ),
    );
}

/** Puts to each cash session its counts, its totals and its movements. */
export async function withFigures(
  trx: CompanyTransaction,
  rows: readonly CashSessionRow[],
): Promise<CashSession[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const figures = await readCashCounts(trx, ids);
  const totals = await readCashSessionSales(trx, ids);
  const movements = await trx
    .selectFrom('cash_movements')
    .selectAll()
    .where('cash_session_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    status: row.closed_at ? 'closed' : 'open',
    user: { id: row.user_id, name: row.user_name },
    opened_at: row.opened_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    notes: row.notes,
    sales: Number(row.sales),
    totals: totals.get(row.id) ?? [],
    counts: figures.get(row.id) ?? [],
    movements: movements
      .filter(({ cash_session_id }) => cash_session_id === row.id)
      .map((movement) => ({
        id: movement.id,
        kind: movement.kind === 'pay_in' ? 'pay_in' : 'pay_out',
        payment_method_id: movement.payment_method_id,
        name: movement.name,
        amount: movement.amount,
        currency: movement.currency,
        reason: movement.reason,
        create_at: movement.created_at.toISOString(),
        user: movement.user_name,
      })),
  }));
}
