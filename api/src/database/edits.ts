import type { Edit, EditedDetails } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import type { CompanyTransaction } from './connect.ts';

/** Tables whose rows have a version: see migration 0060. */
export type EditedTable =
  | 'products'
  | 'roles'
  | 'payment_methods'
  | 'users'
  | 'companies'
  | 'suppliers'
  | 'clients'
  | 'purchases'
  | 'materials'
  | 'reminder_messages'
  | 'formulas'
  | 'production_orders'
  | 'store_products'
  | 'store_coupons'
  | 'store_settings';

export interface EditOf {
  table: EditedTable;
  /** Of the row. */
  id: string;
  companyId: string;
  /** Who edits. */
  userId: string;
  /** What the request says of the form that it comes of. */
  edit: Edit;
}

interface LastEdit {
  version: number;
  edit_id: string | null;
  edited_at: Date | null;
  edited_by: string | null;
  by: string | null;
}

/**
 * Says for the rest of the transaction who changes what is changed, and holds the row's version against the one that the
 * form began with. A try of the same form that arrived before, whose answer was lost, is no other edit. A request without a
 * version, of a client that knows of none, is not held against anything. The row is locked by whoever calls, or here.
 *
 * @param current what there is now, as the call answers it
 * @throws ApiError 409 ERROR_EDITED when somebody has changed it since
 */
export async function beginEdit(
  trx: CompanyTransaction,
  { table, id, companyId, userId, edit }: EditOf,
  current: () => Promise<unknown>,
): Promise<void> {
  await editAs(trx, userId, edit.edit_id);
  if (edit.version === undefined) return;
  const ownCompany = sql.ref(table === 'companies' ? 'e.id' : 'e.company_id');
  const { rows } = await sql<LastEdit>`
    select e.version, e.edit_id, e.edited_at, e.edited_by, u.name as by
    from ${sql.table(table)} e left join users u on u.company_id = ${companyId} and u.id = e.edited_by
    where ${ownCompany} = ${companyId} and e.id = ${id} for no key update of e`.execute(trx);
  const [last] = rows;
  if (!last || last.version === edit.version) return;
  if (edit.edit_id !== undefined && last.edit_id === edit.edit_id) return;
  const details: EditedDetails = {
    by: last.by,
    is_own: last.edited_by === userId,
    at: last.edited_at?.toISOString() ?? null,
    current: await current(),
  };
  throw new ApiError('ERROR_EDITED', { details: { ...details } });
}

/** Says for the rest of the transaction whose edit it is when a row gets another version. */
export async function editAs(trx: CompanyTransaction, userId: string, editId?: string): Promise<void> {
  await sql`select set_config('app.user_id', ${userId}, true), set_config('app.edit_id', ${editId ?? ''}, true)`.execute(
    trx,
  );
}
