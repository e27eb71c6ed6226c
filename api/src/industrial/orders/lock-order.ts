import { sql } from 'kysely';
import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { beginEdit } from '../../database/edits.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { findProductionOrder } from './find-order.ts';

export interface LockedOrder {
  id: string;
  number: string;
  status: string;
  formula_id: string;
  formula_version: number;
  qty: string;
  takes_at: string;
}

/** Holds an order: whatever is done with it is done one after the other. @throws ApiError 404 */
export async function lockOrder(trx: CompanyTransaction, id: string): Promise<LockedOrder> {
  const { rows } = await sql<LockedOrder>`
    select id, number, status, formula_id, formula_version, qty, takes_at from production_orders
    where company_id = ${trx.companyId} and id = ${id} for update`.execute(trx);
  return orNotFound(rows[0]);
}

/** Says whose step it is, and holds what the screen showed against what is there. @throws ApiError 409 ERROR_EDITED */
export async function beginStep(
  trx: CompanyTransaction,
  { companyId, userId }: CompanySession,
  id: string,
  edit: { version?: number | undefined; edit_id?: string | undefined },
): Promise<void> {
  await beginEdit(trx, { table: 'production_orders', id, companyId, userId, edit }, () =>
    findProductionOrder(trx, id),
  );
}
