import { type CashSession, Id, type listCash } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { exactTime, readCursor, TimeKey, toPage } from '../database/cursor.ts';
import { ApiError } from '../http/errors.ts';
import { readTillFigures } from './till-figures.ts';
import { readTillSales } from './till-sales.ts';

interface TillRow {
  id: string;
  user_id: string;
  user_name: string;
  opened_at: Date;
  closed_at: Date | null;
  notes: string;
  sales: string;
}

function selectTills(trx: CompanyTransaction) {
  return trx
    .selectFrom('cash_sessions as c')
    .select(['id', 'user_id', 'user_name', 'opened_at', 'closed_at', 'notes'])
    .select(
      sql<string>`(select count(*) from sales s where s.company_id = c.company_id and s.cash_session_id = c.id)`.as(
        'sales',
      ),
    );
}

/** @throws ApiError 404 */
export async function findTill(trx: CompanyTransaction, id: string): Promise<CashSession> {
  const row = await selectTills(trx).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('ERROR_NOT_FOUND');
  const [till] = await withFigures(trx, [row]);
  if (!till) throw new ApiError('ERROR_NOT_FOUND');
  return till;
}

/** The open till of a user, if there is one. */
export async function findOpenTill(trx: CompanyTransaction, userId: string): Promise<CashSession | null> {
  const row = await selectTills(trx)
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  const [till] = row ? await withFigures(trx, [row]) : [];
  return till ?? null;
}

/** A page of the company's tills, the last opened first. */
export async function findTills(trx: CompanyTransaction, query: z.output<typeof listCash.query>) {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  const rows = await selectTills(trx)
    .select(exactTime('c.opened_at').as('at'))
    .$if(after !== undefined, (select) =>
      select.where(sql<boolean>`(opened_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { items, next } = toPage(
    rows,
    query.limit,
    (row) => [row.at, row.id],
    (row) => row,
  );
  return { items: await withFigures(trx, items), next };
}

async function withFigures(trx: CompanyTransaction, rows: readonly TillRow[]): Promise<CashSession[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const figures = await readTillFigures(trx, ids);
  const totals = await readTillSales(trx, ids);
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
