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
  // A formula that is being written holds the row until it is there, see `checkMaterials`.
  await sql`select from materials where company_id = ${trx.companyId} and id = ${id} for update`.execute(trx);
  await findMaterial(trx, id);
  const use = await trx
    .selectFrom('formula_lines as l')
    .innerJoin('formulas as f', (join) =>
      join.onRef('f.company_id', '=', 'l.company_id').onRef('f.id', '=', 'l.formula_id'),
    )
    .select('f.id')
    .where('l.material_id', '=', id)
    .where('f.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (use) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'in-use' } });
  const now = sql<Date>`clock_timestamp()`;
  await trx.updateTable('materials').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
}
