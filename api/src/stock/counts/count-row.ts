import { COUNT_SCOPES, COUNT_STATES, type StockCount } from '@cuadra/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';

export interface CountRow {
  id: string;
  name: string;
  scope: string;
  category_id: string | null;
  state: string;
  revision: number;
  created_at: Date;
  opened_by: string | null;
  closed_at: Date | null;
  closed_by: string | null;
  closing_id: string | null;
}

/** Counts of the company, with who opened and closed them; `c` is the count. */
export function selectCounts(trx: CompanyTransaction, rest: RawBuilder<unknown>): RawBuilder<CountRow> {
  return sql<CountRow>`
    select c.id, c.name, c.scope, c.category_id, c.state, c.revision, c.created_at, opener.name as opened_by, c.closed_at,
      closer.name as closed_by, c.closing_id
    from stock_counts c
    left join users opener on opener.company_id = c.company_id and opener.id = c.opened_by
    left join users closer on closer.company_id = c.company_id and closer.id = c.closed_by
    where c.company_id = ${trx.companyId} ${rest}`;
}

/** @throws ApiError 404 */
export async function findCount(trx: CompanyTransaction, id: string): Promise<CountRow> {
  const { rows } = await selectCounts(trx, sql`and c.id = ${id}`).execute(trx);
  return orNotFound(rows[0]);
}

/** As `findCount`, held: entries that come meanwhile wait, and find it as it is left. */
export async function lockCount(trx: CompanyTransaction, id: string): Promise<CountRow> {
  await sql`select from stock_counts where company_id = ${trx.companyId} and id = ${id} for update`.execute(
    trx,
  );
  return findCount(trx, id);
}

/** Counts a change of what was counted. @returns the revision that it has now */
export async function raiseRevision(
  trx: CompanyTransaction,
  count: CountRow,
  changed: number,
): Promise<number> {
  if (changed === 0) return count.revision;
  const { rows } = await sql<{ revision: number }>`
    update stock_counts set revision = revision + 1 where company_id = ${trx.companyId} and id = ${count.id}
    returning revision`.execute(trx);
  return rows[0]?.revision ?? count.revision;
}

export function toStockCount({ closing_id: _, created_at, ...row }: CountRow): StockCount {
  return {
    ...row,
    scope: COUNT_SCOPES.find((scope) => scope === row.scope) ?? 'list',
    state: COUNT_STATES.find((state) => state === row.state) ?? 'open',
    create_at: created_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  };
}
