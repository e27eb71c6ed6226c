import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { findMaterial } from './find-material.ts';

/**
 * Withdraws a material: what was made with it keeps it, its name is free for another one.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT with `in-use` while a formula needs it
 */
export async function deleteMaterial(trx: CompanyTransaction, id: string): Promise<void> {
  // A formula that is being written holds the row until it is there, see `checkContent`.
  await sql`select from materials where company_id = ${trx.companyId} and id = ${id} for update`.execute(trx);
  await findMaterial(trx, id);
  const { rows } = await sql`
    select from formulas f where f.company_id = ${trx.companyId} and f.deleted_at is null and (f.material_id = ${id}
      or exists (select from formula_lines l where l.company_id = f.company_id and l.formula_id = f.id
        and l.version = f.current and l.material_id = ${id})
      or exists (select from formula_byproducts b where b.company_id = f.company_id and b.formula_id = f.id
        and b.version = f.current and b.material_id = ${id}))
    limit 1`.execute(trx);
  if (rows.length > 0) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'in-use' } });
  const now = sql<Date>`clock_timestamp()`;
  await trx.updateTable('materials').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
}
